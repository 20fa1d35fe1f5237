import { account } from './documents/account.de.server'
import { invoice } from './documents/invoice.de.server'
import { payslip } from './documents/payslip.de.server'
import { receipt } from './documents/receipt.de.server'

const linkLetter = {
  fileName: 'Link',
  title: {
    rechnung: (number: string) => `Ihre Rechnung ${number} im Internet`,
    portal: (_: string) => 'Ihr Zugang zum Kundenportal',
    'mitarbeiter-portal': (_: string) => 'Ihr Zugang zu Ihren Lohnzetteln',
  },
  date: 'Datum',
  validUntil: 'Gültig bis',
  phone: 'Telefon',
  greeting: (name: string) => `Guten Tag, ${name},`,
  text: {
    rechnung: (firm: string) =>
      `Ihre Rechnung von ${firm} können Sie auch im Internet ansehen, herunterladen und bezahlen. Sie brauchen dafür kein Konto und kein Passwort.`,
    portal: (firm: string) =>
      `Im Kundenportal von ${firm} sehen Sie alle Rechnungen und Verträge und können uns schreiben. Sie brauchen dafür kein Konto und kein Passwort.`,
    'mitarbeiter-portal': (firm: string) =>
      `Ihre Lohnzettel von ${firm} können Sie im Internet ansehen und speichern. Sie brauchen dafür kein Konto und kein Passwort.`,
  },
  codeAlt: 'QR-Code mit dem Link',
  withPhone: 'Mit dem Telefon',
  scan: 'Richten Sie die Kamera auf den Code und tippen Sie auf den Link, der erscheint.',
  withComputer: 'Am Computer',
  type: 'Tippen Sie diese Adresse in die Adresszeile, ohne Leerzeichen und ohne Zeilenumbruch:',
  closing: {
    rechnung: (date: string) =>
      `Der Link gilt bis zum ${date}. Wer ihn hat, sieht Ihre Rechnung. Bewahren Sie diesen Brief deshalb gut auf. Haben Sie ihn verloren, sagen Sie es uns: Wir sperren den Link und schicken Ihnen einen neuen.`,
    portal: (date: string) =>
      `Der Link gilt bis zum ${date}. Wer ihn hat, sieht alle Ihre Rechnungen. Bewahren Sie diesen Brief deshalb gut auf. Haben Sie ihn verloren, sagen Sie es uns: Wir sperren den Link und schicken Ihnen einen neuen.`,
    'mitarbeiter-portal': (date: string) =>
      `Der Link gilt bis zum ${date}. Er ist nur für Sie: Wer ihn hat, sieht Ihren Lohn. Bewahren Sie diesen Brief deshalb gut auf. Haben Sie ihn verloren, sagen Sie es uns: Wir sperren den Link und schicken Ihnen einen neuen.`,
  },
  regards: 'Freundliche Grüße',
}

export const de = {
  linkLetter,
  invoice,
  receipt,
  account,
  payslip,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
}
