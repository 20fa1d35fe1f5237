import type { Instant } from '~/domain/values/calendar'
import { formatMoment } from '~/i18n/format'
import type { Language } from '~db/schema'

export interface Letter {
  subject: string
  text: string
}

const de = {
  needsSettings: 'Nicht nachgesehen, bis die Einstellungen stimmen: npm run doctor sagt, was fehlt.',
  answers: 'Der Dienst antwortet.',
  isSilent: (since: Instant) => `Der Dienst antwortet seit ${formatMoment(since, 'de')} nicht.`,
  untold: (since: Instant, fault: string) =>
    `Der Dienst antwortet seit ${formatMoment(since, 'de')} nicht, und davon ging keine E-Mail hinaus: ${fault}`,
  silent: (baseUrl: string, since: Instant): Letter => ({
    subject: 'Zahltag antwortet nicht',
    text: `Guten Tag,

Zahltag unter ${baseUrl} antwortet seit ${formatMoment(since, 'de')} nicht oder kommt nicht an seine Daten. Solange können weder das Büro noch Kunden und Beschäftigte damit arbeiten.

Was zu tun ist, sagen auf dem Server diese Befehle:

  systemctl status zahltag
  zahltag doctor

Wenn Zahltag wieder antwortet, schreiben wir noch einmal; bis dahin nicht mehr.
`,
  }),
  again: (since: Instant): Letter => ({
    subject: 'Zahltag antwortet wieder',
    text: `Guten Tag,

Zahltag hatte seit ${formatMoment(since, 'de')} nicht geantwortet. Jetzt antwortet es wieder.
`,
  }),
}

export type WatchWords = typeof de

const en: WatchWords = {
  needsSettings: 'Not looked at until the settings are right: npm run doctor says what is missing.',
  answers: 'The service answers.',
  isSilent: (since) => `The service has not answered since ${formatMoment(since, 'en')}.`,
  untold: (since, fault) =>
    `The service has not answered since ${formatMoment(since, 'en')}, and no mail could be sent about it: ${fault}`,
  silent: (baseUrl, since) => ({
    subject: 'Zahltag does not answer',
    text: `Hello,

Zahltag at ${baseUrl} has not answered since ${formatMoment(since, 'en')}, or cannot reach its data. Until it does, neither the office nor customers and employees can work with it.

These commands on the server say what to do:

  systemctl status zahltag
  zahltag doctor

We will write again when Zahltag answers, and not until then.
`,
  }),
  again: (since) => ({
    subject: 'Zahltag answers again',
    text: `Hello,

Zahltag had not answered since ${formatMoment(since, 'en')}. It answers again now.
`,
  }),
}

export const WATCH_WORDS: Record<Language, WatchWords> = { de, en }
