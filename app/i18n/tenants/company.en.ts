import type * as de from './company.de'

export const company: typeof de.company = {
  title: 'Legal form and register',
  text: 'The law requires this on business letters. A sole trader without a register entry leaves the lower fields empty.',
  noForm: 'Not chosen yet',
  byForm: '(needed for some legal forms)',
  forms: {
    sole_trader: 'Sole trader',
    freelancer: 'Freelance professional',
    registered_merchant: 'Registered merchant (e. K.)',
    gbr: 'GbR',
    ohg: 'OHG',
    kg: 'KG',
    gmbh: 'GmbH',
    ug: 'UG',
    gmbh_co_kg: 'GmbH & Co. KG',
    ag: 'AG',
    association: 'Association (e. V.)',
    cooperative: 'Cooperative (eG)',
  },
  hints: {
    managing_director:
      'Printed with what fits the legal form: “Owner”, “Managing director”, “Board” or “Represented by”.',
    supervisory_chair: 'Only if there is a supervisory board, as every AG has: first and last name',
    seat: 'The place named in the register',
    register_court: 'For example: Amtsgericht Kiel',
    register_number: 'For example: HRB 12345',
    gln: 'Only if customers ask for it: 13 digits',
  },
}

export const address: typeof de.address = {
  title: 'Address and letterhead',
  text: 'This appears on invoices, on payslips and in emails. They are written in the recipient’s language.',
  extraHint: 'For example: rear building, 3rd floor',
  vatIdHint: 'For example: DE123456788',
  taxNumberHint: 'As it appears on your tax assessment, for example: 20/123/45678',
  oneOfTwo: '(one of the two is needed)',
  languages: { de: 'German', en: 'English' },
}
