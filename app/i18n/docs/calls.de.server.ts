import type { CallId, Chapter } from './ids'

interface Words {
  title: string
  text: string
}

export const chapters: Record<Chapter, Words> = {
  customers: {
    title: 'Kunden',
    text: 'Wem die Firma Rechnungen schreibt. Ein Shop legt einen Kunden mit dessen erster Bestellung an und findet ihn über Suche oder Nummer wieder.',
  },
  invoices: {
    title: 'Rechnungen',
    text: 'Ein Entwurf lässt sich im Büro noch ändern. Mit dem Ausstellen bekommt er seine Nummer und liegt fest; beim Versenden geht er per E-Mail hinaus.',
  },
  payments: {
    title: 'Zahlungen',
    text: 'Geld, das kam, und was davon zu welcher Rechnung gehört. Was darüber hinausgeht, ist Guthaben des Kunden.',
  },
  contracts: {
    title: 'Verträge',
    text: 'Was immer wieder abgerechnet wird. Gepflegt werden Verträge im Büro; Programme lesen sie.',
  },
  mandates: {
    title: 'Mandate',
    text: 'SEPA-Lastschriftmandate. Vom Konto sind nur die letzten Ziffern zu sehen; ein neues Mandat kommt über den Webhook.',
  },
  hours: {
    title: 'Mitarbeiter und Stunden',
    text: 'Was eine Zeiterfassung braucht: Kennungen und Namen der Mitarbeiter und die Stunden eines Monats zum Lesen und Melden. Mehr aus der Lohnabrechnung ist nicht zu bekommen.',
  },
  webhook: {
    title: 'Der Webhook',
    text: 'Eine Adresse, die Ereignisse anderer Systeme annimmt: Stunden, zugestellte Lohnzettel, Mandate, Exporte der Buchhaltung.',
  },
  service: {
    title: 'Dienst',
    text: 'Ob es Zahltag gut geht, und ein Link zu einer Rechnung für Seiten des Büros.',
  },
}

export const calls: Record<CallId, Words> = {
  listCustomers: {
    title: 'Kunden auflisten',
    text: 'Kunden Seite für Seite, wie in der Liste des Büros. Archivierte nur, wenn Sie danach fragen.',
  },
  createCustomer: {
    title: 'Kunden anlegen',
    text: 'Geprüft wie das Formular im Büro, mit denselben Sätzen. Ohne Nummer bekommt der Kunde die nächste freie.',
  },
  getCustomer: {
    title: 'Kunden lesen',
    text: 'Alles, was das Büro über ihn führt, mit seiner Version in ETag.',
  },
  changeCustomer: {
    title: 'Kunden ändern',
    text: 'Senden Sie nur, was sich ändert; null leert ein Feld. Mit If-Match wird nichts überschrieben, was jemand seit Ihrem Lesen geändert hat.',
  },
  listInvoices: {
    title: 'Rechnungen auflisten',
    text: 'Rechnungen, Gutschriften und Entwürfe Seite für Seite, die neuesten zuerst, mit dem, was jeweils noch offen ist.',
  },
  draftInvoice: {
    title: 'Rechnung entwerfen',
    text: 'Macht einen Entwurf. Was Sie weglassen, ist ausgefüllt wie im Formular des Büros für diesen Kunden: Sprache, Zahlungsziel und Zahlweg.',
  },
  getInvoice: {
    title: 'Rechnung lesen',
    text: 'Wie sie ausgestellt wurde, Position für Position; ein Entwurf so, wie er heute ausgestellt würde.',
  },
  issueInvoice: {
    title: 'Rechnung ausstellen',
    text: 'Gibt dem Entwurf seine Nummer und legt ihn fest, mit PDF und XML. Das lässt sich nicht zurücknehmen, nur im Büro stornieren.',
  },
  sendInvoice: {
    title: 'Rechnung versenden',
    text: 'Stellt die E-Mail an den Kunden in den Postausgang, einmal an jede Adresse. Ein zweiter Aufruf schickt sie nicht noch einmal.',
  },
  noteHandover: {
    title: 'Vermerken, dass eine Rechnung übergeben ist',
    text: 'Für Rechnungen, die Sie selbst versenden, per E-Mail, Post oder von Hand: von diesem Tag an kündigt die Rechnung ihre Lastschrift an. Derselbe Tag noch einmal ändert nichts.',
  },
  withdrawHandover: {
    title: 'Vermerk zurücknehmen, dass eine Rechnung übergeben ist',
    text: 'Für das, was irrtümlich vermerkt wurde: Die Rechnung kündigt dadurch nichts mehr an. Der vermerkte Tag geht mit, damit niemand einen anderen Vermerk zurücknimmt, als er kennt; nicht, solange eine Lastschrift in einer Datei steht, die diese Rechnung ankündigt.',
  },
  shareInvoice: {
    title: 'Link zu einer Rechnung holen',
    text: 'Wer den Link hat, sieht diese eine Rechnung ohne Konto. Ohne valid_days bekommen Sie den Link, der schon gilt.',
  },
  getInvoicePdf: {
    title: 'PDF herunterladen',
    text: 'Genau die Datei, die ausgestellt wurde. Ein Entwurf hat keine.',
  },
  getInvoiceXml: { title: 'XML herunterladen', text: 'Die E-Rechnung nach EN 16931. Ein Entwurf hat keine.' },
  listArticles: {
    title: 'Artikel auflisten',
    text: 'Was schon abgerechnet wurde, das Häufigste zuerst: was das Büro für eine neue Position vorgeschlagen bekommt. Höchstens hundert, auf einer Seite.',
  },
  listPayments: {
    title: 'Zahlungen auflisten',
    text: 'Die neuesten zuerst. Was zurückgenommen wurde, ist eine eigene Zahlung mit negativem Betrag.',
  },
  recordPayment: {
    title: 'Zahlung buchen',
    text: 'Bucht Geld eines Kunden auf die Rechnungen, die Sie nennen. Ungewöhnliches, etwa mehr als offen ist, müssen Sie bestätigen.',
  },
  listContracts: {
    title: 'Verträge auflisten',
    text: 'Mit dem Tag, an dem der nächste Zeitraum beginnt, der abgerechnet wird.',
  },
  getContract: { title: 'Vertrag lesen', text: 'Mit den Positionen, die er heute abrechnet.' },
  listMandates: {
    title: 'Mandate auflisten',
    text: 'Mit ihrem Stand heute und dem Tag, bis zu dem jedes gilt.',
  },
  listEmployees: {
    title: 'Mitarbeiter auflisten',
    text: 'Kennungen, Nummern und Namen: worunter Stunden gemeldet werden.',
  },
  getHours: {
    title: 'Stunden eines Monats lesen',
    text: 'Was für jeden Mitarbeiter zuletzt gemeldet wurde, und Korrekturen, die auf das Büro warten.',
  },
  reportHours: {
    title: 'Stunden melden',
    text: 'Ersetzt, was da war, Mitarbeiter für Mitarbeiter; wen Sie nicht nennen, dessen Stunden bleiben. Ein abgerechneter Monat ändert sich nicht: seine Stunden warten als Korrektur.',
  },
  receiveEvent: {
    title: 'Ereignis senden',
    text: 'Je Anfrage ein Ereignis, ganz oder gar nicht. Was verstanden ist, wirkt sofort; wo etwas fehlt, bleibt es für das Büro liegen, mit processed 0.',
  },
  shareInvoiceInOffice: {
    title: 'Link mit einer Sitzung holen',
    text: 'Für Seiten des Büros, in denen jemand angemeldet ist. Programme nehmen den Aufruf mit Schlüssel.',
  },
  getHealth: {
    title: 'Fragen, wie es geht',
    text: '200, solange die Datenbank arbeitet, auch wenn etwas anderes einen Blick braucht; 503, wenn sie es nicht tut.',
  },
}
