import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper } from '~/domain/papers/paper'
import { addressOf } from './words.en.server'

/** A draft of the contract with a processor: Art. 28 (3) GDPR. */
export function contract(facts: PaperFacts): Paper {
  const { firm, employees } = facts
  return {
    title: 'Processor contract (draft)',
    law: 'Art. 28 (3) GDPR',
    sections: [
      {
        title: '1. The parties',
        law: 'Art. 28 (3) sentence 1 GDPR',
        parts: [
          {
            facts: [
              ['Client (controller)', `${firm.name}, ${addressOf(facts)}`],
              ['represented by', firm.managing_director],
              ['Contractor (processor)', firm.hosted_by],
              ['Contractor represented by', null],
            ],
          },
          'This contract is not for tax advisers: they act on their own responsibility, in payroll too (§ 11 (2) StBerG).',
        ],
      },
      {
        title: '2. Subject, duration, nature and purpose',
        law: 'Art. 28 (3) sentence 1 GDPR',
        parts: [
          {
            facts: [
              ['Subject and purpose', 'Running the program Zahltag for the client’s pay and invoices'],
              ['Nature of the processing', 'Storing, backing up, restoring, maintaining'],
              [
                'Data',
                'Names, addresses, contacts, working hours, pay and deductions, tax and social data, bank accounts, invoices, messages',
              ],
              ['Special categories (Art. 9 GDPR)', 'Days of sickness; church tax, which tells the religion'],
              [
                'People',
                `Employees (${employees} at present), customers, their contacts, people of the office`,
              ],
              ['Beginning', null],
              ['End and notice', null],
            ],
          },
        ],
      },
      {
        title: '3. Duties of the contractor',
        law: 'Art. 28 (3) sentence 2 a to h GDPR',
        parts: [
          {
            list: [
              'a) It processes the data on documented instructions of the client alone, for a transfer to a third country too. Where a law demands otherwise, it says so before, as far as it may.',
              'b) Whoever works with the data there is bound to confidentiality.',
              'c) It takes the measures of Art. 32 GDPR. They stand in the annex.',
              'd) It engages other processors by section 4 alone.',
              'e) It helps the client to answer people who ask for access, rectification, erasure or portability.',
              'f) It helps with security, notification of breaches, impact assessment and consultation (Art. 32 to 36 GDPR). It reports a breach to the client without delay.',
              'g) After the end it returns or erases all data, as the client chooses, in backups too, unless a law demands that they be kept.',
              'h) It gives the client all information that proves these duties and allows audits, by others on the client’s behalf too. If it thinks an instruction unlawful, it says so at once.',
            ],
          },
          { blank: 'Who gives instructions and who receives them:' },
        ],
      },
      {
        title: '4. Other processors',
        law: 'Art. 28 (2) and (4) GDPR',
        parts: [
          'The client agrees to those named here. It is told of every change before, and can object. The same duties hold for them.',
          { blank: 'Name, address and task, or "none":' },
        ],
      },
      {
        title: '5. Place of the processing',
        law: 'Art. 28 (3) sentence 2 a, Art. 44 et seq. GDPR',
        parts: [
          'The data is processed in the EU or the EEA alone, unless this says otherwise.',
          { blank: 'Place of the data centre:' },
        ],
      },
      {
        title: '6. Signatures',
        law: 'Art. 28 (9) GDPR: in writing or electronically',
        parts: [
          {
            facts: [
              ['Client: place, date, signature', null],
              ['Contractor: place, date, signature', null],
            ],
          },
          'Annex: the technical and organisational measures of this installation, with those of the contractor added.',
        ],
      },
    ],
  }
}
