import { de } from './papers.de'

const en: typeof de = {
  title: 'Data protection and GoBD papers',
  text: 'Every firm that keeps wages and invoices must have these papers. Zahltag writes them from what is set now. Open, print, fill in the blanks, sign, file; do it anew after every larger change. Earlier versions stay on file. Authorities read the German ones.',
  missing: 'This is not switched on, and the papers say so',
  papers: {
    verzeichnis: {
      title: 'Record of processing activities',
      what: 'The list of what the firm does with personal data.',
      who: 'The data protection authority asks for it (Art.\u00a030 GDPR).',
      byHand: 'By hand: what you do with data outside Zahltag, and whether a provider is outside the EU.',
    },
    massnahmen: {
      title: 'Technical and organisational measures',
      what: 'How the data is protected, and what is still missing.',
      who: 'The data protection authority and larger customers ask for it (Art.\u00a032 GDPR).',
      byHand: 'By hand: who can enter the room of the server, who has been instructed, and who checks what.',
    },
    auftragsverarbeitung: {
      title: 'Processor contract (draft)',
      what: 'The contract with whoever runs the server for you or works with Zahltag for you.',
      who: 'The data protection authority asks for it (Art.\u00a028 GDPR). Many data centres have their own; then that one counts.',
      byHand: 'By hand: the other party, its subcontractors and the signatures.',
    },
    verfahrensdokumentation: {
      title: 'Procedure document (Verfahrensdokumentation)',
      what: 'How invoices and payslips are made, changed and kept.',
      who: 'Tax auditors and tax advisers ask for it (GoBD margin nos. 151 to 155).',
      byHand:
        'By hand: who in the firm does what, and what happens to receipts on paper and to incoming invoices.',
    },
    'hinweis-mitarbeiter': {
      title: 'Privacy notice for employees',
      what: 'What the firm stores about employees, what for and how long.',
      who: 'Every new employee gets it with the contract (Art.\u00a013 GDPR). Under "Data protection" you also release it for the employees’ page.',
      byHand: 'By hand: nothing, if the details under "Data protection" are right.',
    },
  },
  blanks: (count) => {
    if (count === 0) return 'No blanks.'
    return count === 1 ? 'One blank to fill in.' : `${count} blanks to fill in.`
  },
  open: (title) => `Open: ${title}`,
  back: 'Back to all papers',
  howToPrint:
    'Use "Print" in the browser for paper or a PDF. Only what stands from the heading on is printed.',
  made: (moment, version) => `Made on ${moment} with Zahltag ${version}`,
  noAdvice: 'This is a template, not legal advice.',
  off: 'Missing:',
  fillIn: 'to be filled in',
}

export const papers = { de, en }
