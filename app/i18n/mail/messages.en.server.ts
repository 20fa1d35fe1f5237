import type { messageMails as de } from './messages.de.server'

export const messageMails: typeof de = {
  customer_message: {
    invoice: {
      subject: 'Message from {kunde} about invoice {rechnung}',
      body: `{kunde} wrote to you about invoice {rechnung}:

{nachricht}

{link}

{antwort}`,
    },
    general: {
      subject: 'Message from {kunde}',
      body: `{kunde} wrote to you:

{nachricht}

{link}

{antwort}`,
    },
  },
  payslip_question: {
    subject: 'Question from {name} about the payslip for {monat}',
    body: `{name} wrote to you about the payslip for {monat}:

{nachricht}

{link}

{antwort}`,
  },
  reply: {
    subject: 'Re: {betreff}',
    body: `{anrede},

{nachricht}

{zitat}`,
  },
}
