import type { dataProtection as german } from './data-protection.de'

export const dataProtection: typeof german = {
  title: 'Data protection',
  text: 'What you enter here goes into the data protection papers. What you leave empty stays a blank to be filled in by hand, or is left out.',
  papers: 'Data protection and GoBD papers',
  shown: 'Employees see the privacy notice on their page.',
  hidden: 'Employees do not see the privacy notice on their page yet.',
  hints: {
    data_contact: 'Name and email address or phone. If empty, the company’s address is given.',
    data_officer:
      'Name and contact. As a rule required from 20 people on who constantly work with personal data at a computer (§\u00a038 BDSG).',
    data_authority: 'The authority of your federal state, with its place',
    hosted_by: 'Name and address of the data centre or IT company. Leave empty if you run it yourselves.',
    payroll_partner: 'Name and address, if somebody outside does payroll or bookkeeping',
  },
}
