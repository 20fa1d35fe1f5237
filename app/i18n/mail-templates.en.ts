import { de } from './mail-templates.de'

const en: typeof de = {
  title: 'Email texts',
  intro:
    'You can put what Zahltag writes to employees and customers in your own words. Each email ends with the name and address of your company.',
  toOutbox: 'Back to the outbox',
  toList: 'Back to the texts',
  name: 'Email',
  names: {
    rechnung: 'Your invoice',
    erinnerung: 'Reminder before the due date',
    lohnzettel: 'Payslip is ready',
    'link-lohnzettel': 'New link to payslips',
    'link-rechnung': 'New link to the invoice',
    'link-portal': 'New link to the customer portal',
    'zahlung-ueberweisung': 'Payment choice: transfer',
    'zahlung-lastschrift': 'Payment choice: direct debit',
    'zahlung-wunsch': 'Payment choice: direct debit requested',
  },
  languages: { de: 'German', en: 'English' },
  own: 'Your own text',
  ours: 'Zahltag’s text',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'At most 4000 characters. An empty line starts a new paragraph.',
  wordsTitle: 'Placeholders',
  wordsText: 'Put them in braces, and Zahltag fills them in for each email:',
  words: {
    anrede: '“Hello” with the name: the first name for employees',
    firma: 'the name of your company',
    dokument: '“Your payslip” or “Your corrected payslip”',
    monat: 'the month of the payslip',
    seite: 'what the link opens',
    link: 'the personal link; alone in a paragraph it becomes a button',
    gueltig_bis: 'the day until which the link is valid',
    rechnung: 'the number of the invoice',
    zahlung: 'how it is paid',
    datum: 'the date of the invoice',
    zahlungssatz: 'a sentence: how and by when to pay',
    angaben: 'amount, date and account; without this word they go at the end',
  },
  save: 'Save text',
  preview: 'Show preview',
  previewTitle: 'Preview with made-up data',
  previewHint: '“Show preview” uses what is in the form now. Nothing is saved.',
  reset: 'Use Zahltag’s text',
  resetText: 'Your own text will be deleted.',
  saved: {
    vorlage: 'The text is saved and applies to every email sent from now on.',
    standard: 'Zahltag’s text applies again.',
  },
  faults: {
    template_word_unknown:
      'There is a word in braces that cannot be used here. Only the placeholders on this page are allowed.',
    template_link_in_subject: 'The placeholder {link} belongs in the text, not in the subject.',
    template_link_missing:
      'The placeholder {link} is missing from the text. Without it, the email would arrive without a link.',
  },
}

export const mailTemplates = { de, en }
