export const noReason = 'Antworten Sie auf diese E-Mail, wenn Sie wissen möchten, warum.'

const unasked =
  'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte gleich bei uns, am besten unter der Telefonnummer, die Sie schon kennen.'

/** The outcome of a change request. Mails can be read in transit: none gives an account number in full. */
export const changeRequestMails = {
  wish_settled: {
    applied: {
      address: {
        subject: 'Ihre neue Adresse ist eingetragen',
        body: `{anrede},

wir haben Ihre Adresse geändert. Jetzt ist bei uns eingetragen:

{angaben}

Rechnungen, die Sie schon haben, bleiben, wie sie sind.

${unasked}

Freundliche Grüße
{firma}`,
      },
      bank: {
        subject: 'Ihr neues Konto ist eingetragen',
        body: `{anrede},

wir haben Ihr Konto für Lastschriften geändert. Von jetzt an buchen wir von diesem Konto ab:

{angaben}

Ihr Lastschrift-Mandat bleibt gültig. Sie müssen nichts neu unterschreiben.

{rechnungen}${unasked}

Freundliche Grüße
{firma}`,
      },
      mandate: {
        subject: 'Ihr Lastschrift-Mandat gilt jetzt',
        body: `{anrede},

wir haben Ihr Lastschrift-Mandat bestätigt. Was Sie per Lastschrift zahlen, buchen wir von diesem Konto ab:

{angaben}

{rechnungen}${unasked}

Freundliche Grüße
{firma}`,
      },
    },
    refused: {
      address: {
        subject: 'Ihre Adresse bleibt bei uns, wie sie war',
        body: `{anrede},

Sie haben uns eine neue Adresse mitgeteilt:

{angaben}

Wir haben sie nicht übernommen; bei uns ist nichts geändert.

{grund}

Freundliche Grüße
{firma}`,
      },
      bank: {
        subject: 'Ihr Konto bleibt bei uns, wie es war',
        body: `{anrede},

Sie haben uns ein neues Konto mitgeteilt:

{angaben}

Wir haben es nicht übernommen; bei uns ist nichts geändert.

{grund}

Freundliche Grüße
{firma}`,
      },
      mandate: {
        subject: 'Ihr Lastschrift-Mandat gilt nicht',
        body: `{anrede},

Sie wollten uns erlauben, von diesem Konto abzubuchen:

{angaben}

Wir haben das Mandat nicht angenommen und buchen nichts ab. Bitte überweisen Sie Ihre Rechnungen.

{grund}

Freundliche Grüße
{firma}`,
      },
    },
  },
  mandate_ended: {
    subject: 'Wir buchen nicht mehr von Ihrem Konto ab',
    body: `{anrede},

Ihr Lastschrift-Mandat {mandat} gilt nicht mehr. Von diesem Konto buchen wir nichts mehr ab:

{angaben}

{rechnungen}${unasked}

Freundliche Grüße
{firma}`,
  },
}

export const invoicesToPay = {
  debits: 'Damit buchen wir ab, was noch offen ist:',
  noTransfer: 'Bitte überweisen Sie diese Beträge nicht mehr, auch wenn wir Sie früher darum gebeten haben.',
  transfers: 'Bitte überweisen Sie, was noch offen ist:',
}
