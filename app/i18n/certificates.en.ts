import { de } from './certificates.de'

const en: typeof de = {
  title: 'Certificates',
  titleOf: (name) => `Certificates: ${name}`,
  back: 'Back to the person',
  toAll: 'All certificates',
  months: 'Up to which month',
  text: 'Figures from released payslips, each field with an explanation. Zahltag sends nothing.',
  columns: { kind: 'Certificate', what: 'What for' },
  kinds: {
    verdienst: {
      name: 'Certificate of earnings',
      what: 'For a landlord, a bank or an office: the last three months, as a letter to be signed.',
    },
    krankengeld: {
      name: 'Sick benefit',
      what: 'When the six weeks of sick pay end: what the health fund wants to know of the last month.',
    },
    elterngeld: {
      name: 'Parental allowance',
      what: 'The twelve months before the birth, without maternity and parental leave.',
    },
    arbeitsagentur: {
      name: 'Employment agency',
      what: 'When somebody leaves: the last twelve months for the employment agency.',
    },
  },
}

export const certificates = { de, en }
