export const messageMails = {
  customer_message: {
    invoice: {
      subject: 'Nachricht von {kunde} zu Rechnung {rechnung}',
      body: `{kunde} hat Ihnen zu Rechnung {rechnung} geschrieben:

{nachricht}

{link}

{antwort}`,
    },
    general: {
      subject: 'Nachricht von {kunde}',
      body: `{kunde} hat Ihnen geschrieben:

{nachricht}

{link}

{antwort}`,
    },
  },
  payslip_question: {
    subject: 'Frage von {name} zum Lohnzettel {monat}',
    body: `{name} hat Ihnen zum Lohnzettel für {monat} geschrieben:

{nachricht}

{link}

{antwort}`,
  },
  reply: {
    subject: 'AW: {betreff}',
    body: `{anrede},

{nachricht}

{zitat}`,
  },
}
