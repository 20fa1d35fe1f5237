import type { EventType } from '~/domain/events/types'
import type { Delivery } from '~/domain/inbox/schema'

interface Words {
  title: string
  text: string
}

/** What Zahltag tells others. */
export const events: Record<EventType, Words> = {
  'invoice.issued': {
    title: 'Eine Rechnung wurde ausgestellt',
    text: 'Buchhaltung und Shop zeigen sie. Auch eine Gutschrift ist eine: kind sagt es.',
  },
  'invoice.paid': {
    title: 'Eine Rechnung ist bezahlt',
    text: 'Ware geht hinaus, Zugang wird frei. Auch dann, wenn Skonto oder eine Ausbuchung den Rest begleicht.',
  },
  'invoice.reopened': {
    title: 'Eine Rechnung ist wieder offen',
    text: 'Sie war bezahlt und ist es nicht mehr: Geld ging zurück, war ein Irrtum oder wurde Guthaben, oder ein Erlass wurde aufgehoben.',
  },
  'invoice.cancelled': {
    title: 'Eine Rechnung wurde storniert',
    text: 'Die Buchhaltung nimmt sie zurück: beide Nummern stehen darin.',
  },
  'payment.received': {
    title: 'Geld kam',
    text: 'Betrag, Tag und Weg, und was davon zu welcher Rechnung gehört.',
  },
  'payment.returned': {
    title: 'Geld ging zurück',
    text: 'Eine Lastschrift kam zurück, Guthaben wurde ausgezahlt oder eine Buchung war ein Irrtum: reason sagt es. code sagt, ob ein neuer Versuch lohnt.',
  },
  'mandate.requested': {
    title: 'Ein Kunde erteilte ein Mandat',
    text: 'Es wartet darauf, dass das Büro es bestätigt.',
  },
  'mandate.approved': { title: 'Ein Mandat gilt', text: 'Von jetzt an darf eingezogen werden.' },
  'mandate.ended': {
    title: 'Ein Mandat endete',
    text: 'Damit wird nichts mehr eingezogen; reason sagt, warum.',
  },
  'message.received': {
    title: 'Ein Kunde schrieb',
    text: 'Jemand sollte ins Büro sehen. Was darin steht, bleibt dort.',
  },
  'hours.corrected': {
    title: 'Stunden wurden berichtigt',
    text: 'Das Büro änderte Stunden: Zeiterfassung und Zahltag unterscheiden sich in diesem Monat.',
  },
  'payslips.released': {
    title: 'Lohnzettel wurden freigegeben',
    text: 'Für wie viele Menschen, und sonst nichts aus der Lohnabrechnung. Wartet eine Minute und zählt alle, die folgen.',
  },
  'customer.changed': {
    title: 'Ein Kunde änderte sich',
    text: 'Ihre Kopie ist veraltet: die Namen der Felder sagen, wo.',
  },
}

/** What the webhook takes. */
export const received: Record<Delivery['event'], Words> = {
  'zeiterfassung.export': {
    title: 'Stunden eines Monats',
    text: 'Von einer Zeiterfassung. Dieselben Stunden noch einmal ändern nichts, andere ersetzen die vorigen. Stunden einer Kennung, die kein Mitarbeiter hat, bleiben unter ihr liegen und zählen mit.',
  },
  'lohnzettel.versandt': {
    title: 'Ein Lohnzettel wurde zugestellt',
    text: 'Wird beim Monat des Mitarbeiters vermerkt. Fehlt etwas, sieht das Büro danach.',
  },
  'mandat.neu': {
    title: 'Ein SEPA-Mandat wurde anderswo unterschrieben',
    text: 'Gilt sofort. Passen Kunde oder Referenz nicht, sieht das Büro danach.',
  },
  'buchhaltung.export': {
    title: 'Ein Export der Buchhaltung wurde ausgelöst',
    text: 'Wird beim Monat vermerkt; jedes Mal zählt.',
  },
}
