export const accountFacts = {
  balance: (day: string) => `Saldo am ${day}`,
  open: (day: string) => `Offen am ${day}`,
  paper: 'Kontoübersicht als PDF-Datei',
}

const subject = 'Ihre Kontoübersicht von {firma}'

const text = `{anrede},

hier ist Ihre Kontoübersicht bei uns vom {anfang} bis zum {ende}. Rechnungen zählen dazu, Zahlungen und Gutschriften gehen ab; ein Minus ist Ihr Guthaben.

{angaben}`

const end = `Zahlungen der letzten Tage fehlen vielleicht noch. Stimmt etwas nicht, sagen Sie es uns bitte.

Freundliche Grüße
{firma}`

/** Without a link for a customer whose portal is closed. */
export const accountMail = {
  linked: {
    subject,
    body: `${text}

{link}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung.

${end}`,
  },
  plain: { subject, body: `${text}\n\n${end}` },
}
