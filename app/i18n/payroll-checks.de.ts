import { checks } from './payroll-checks/checks.de'
import { officeSlip } from './payroll-checks/office-slip.de'
import { reasons, words } from './payroll-checks/reasons.de'

export const de = {
  checks,
  officeSlip,
  reasons,
  words,
  comparison: {
    title: 'Vergleich mit dem Vormonat',
    titleOf: (month: string) => `${month} neben dem Vormonat`,
    link: 'Mit dem Vormonat vergleichen',
    back: 'Zurück zur Abrechnung',
    text: 'Was berechnet oder freigegeben ist, neben dem Lohnzettel des Vormonats, mit dem Grund für jede Änderung.',
    months: 'Monat wechseln',
    filter: 'Wer gezeigt wird',
    all: 'Alle',
    much: 'Netto ± 20\u00a0%',
    none: 'In diesem und im vorigen Monat gibt es niemanden.',
    noneMuch: 'Bei niemandem weicht das Netto um ein Fünftel oder mehr ab.',
    columns: {
      name: 'Name',
      gross: 'Brutto',
      net: 'Netto',
      payout: 'Auszahlung',
      reasons: 'Was sich geändert hat',
    },
    before: (amount: string) => `vorher ${amount}`,
    same: 'wie im Vormonat',
    noBefore: 'im Vormonat keiner',
    standings: {
      none: 'noch nicht berechnet',
      pdf: 'nur als PDF, ohne Beträge',
      waiting: 'berechnet, noch nicht freigegeben',
    },
    unread: 'Einer der beiden Lohnzettel wurde nicht hier berechnet; Gründe gibt es deshalb keine.',
    nothing: 'Nichts.',
    much20: 'Netto um ein Fünftel oder mehr anders',
    change: (before: string, now: string) => `${now} statt ${before}`,
    added: (now: string) => `${now}, vorher nichts`,
    gone: (before: string) => `entfällt, vorher ${before}`,
  },
  section: {
    title: 'Bitte prüfen',
    text: 'Nichts davon hält die Abrechnung auf. Es kann richtig sein; sehen Sie nach, bevor Sie freigeben.',
    none: 'Zu prüfen ist nichts Besonderes.',
  },
}
