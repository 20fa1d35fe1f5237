import type { ToldReason } from '~/domain/outbox/kinds'

/** What a debit is announced with if the invoice did not, and what is said of one that came back. */
export const debitMails = {
  debit_announced: {
    subject: 'Wir buchen Rechnung {rechnung} am {datum} ab',
    body: `{anrede},

wir buchen diesen Betrag von Ihrem Konto ab:

{angaben}

Bitte sorgen Sie dafür, dass das Konto gedeckt ist, und überweisen Sie den Betrag nicht zusätzlich.

{link}

Freundliche Grüße
{firma}`,
  },
  debit_called_off: {
    subject: 'Rechnung {rechnung}: Am {datum} buchen wir nichts ab',
    body: `{anrede},

die angekündigte Abbuchung von {betrag} am {datum} für Rechnung {rechnung} führen wir nicht aus.

Was noch offen ist und wie Sie es bezahlen, steht auf der Seite der Rechnung. Bevor wir später etwas abbuchen, schreiben wir Ihnen noch einmal.

{link}

Freundliche Grüße
{firma}`,
  },
  debit_returned: {
    subject: 'Unsere Abbuchung für Rechnung {rechnung} ist zurückgekommen',
    body: `{anrede},

unsere Abbuchung für Rechnung {rechnung} von diesem Konto ist zurückgekommen:

{angaben}

{grund}

Von diesem Konto buchen wir nichts mehr ab, bis das geklärt ist.

{rechnungen}{link}

Freundliche Grüße
{firma}`,
  },
}

const NEW_ACCOUNT =
  'Wenn Sie weiter per Lastschrift zahlen möchten, nennen Sie uns auf der Seite der Rechnung ein anderes Konto.'
const TELL_US = 'Wenn mit der Rechnung etwas nicht stimmt, antworten Sie bitte auf diese E-Mail.'

export const returnReasons: Record<ToldReason, string> = {
  no_money: 'Das Konto war nicht gedeckt.',
  unsaid: 'Ihre Bank hat keinen Grund genannt.',
  twice: 'Wir haben es zweimal versucht.',
  account_wrong: `Die Bank kennt dieses Konto nicht. ${NEW_ACCOUNT}`,
  account_closed: `Dieses Konto gibt es nicht mehr. ${NEW_ACCOUNT}`,
  account_blocked: `Dieses Konto ist gesperrt. ${NEW_ACCOUNT}`,
  not_allowed: `Von diesem Konto lässt die Bank keine Lastschriften zu, zum Beispiel weil es ein Sparkonto ist. ${NEW_ACCOUNT}`,
  consumer: `Die Bank führt dieses Konto nicht als Geschäftskonto; eine Firmenlastschrift geht davon nicht. ${NEW_ACCOUNT}`,
  no_mandate:
    'Ihrer Bank fehlt die Erlaubnis für unsere Lastschrift. Wenn Sie weiter so zahlen möchten, erteilen Sie auf der Seite der Rechnung ein neues Mandat.',
  reclaimed: `Sie haben sich den Betrag von Ihrer Bank zurückgeben lassen. ${TELL_US}`,
  refused: `Die Abbuchung wurde von Ihnen oder Ihrer Bank abgelehnt. ${TELL_US}`,
  limits: `Für dieses Konto ist eine Sperre oder Grenze für Lastschriften eingerichtet. ${NEW_ACCOUNT}`,
  duplicate: 'Ihre Bank hält die Abbuchung für doppelt.',
  file: 'Die Bank konnte die Abbuchung nicht ausführen.',
  other: 'Die Bank konnte die Abbuchung nicht ausführen.',
}
