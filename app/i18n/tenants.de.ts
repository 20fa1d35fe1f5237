import { saved } from './tenants/changes.de'
import { portalCode, secondFactor } from './tenants/codes.de'
import { address, company } from './tenants/company.de'
import { contents } from './tenants/contents.de'
import { dataProtection } from './tenants/data-protection.de'
import { fields } from './tenants/fields.de'
import { invoicing, numbers, sample } from './tenants/invoicing.de'
import { linkLooks } from './tenants/links.de'
import { logo, look } from './tenants/look.de'
import { bank, terms } from './tenants/payment.de'
import { payrollOffice } from './tenants/payroll-office.de'
import { sender, senderCode } from './tenants/sender.de'
import { sensitive } from './tenants/sensitive.de'
import { webhook } from './tenants/webhook.de'

export const de = {
  title: 'Firmen',
  one: 'Firma',
  text: 'Die Firmen, für die Sie die Leitung haben.',
  back: 'Zurück zu den Firmen',
  backToOne: (name: string) => `Zurück zu ${name}`,
  users: 'Personen und ihre Rollen',
  fromNowOn: 'Änderungen gelten ab sofort für alles Neue. Was schon verschickt ist, bleibt, wie es ist.',
  contents,
  fields,
  nameHint: 'Mit Rechtsform, so wie er auf Rechnungen stehen soll.',
  save: 'Speichern',
  change: 'Ändern',
  changeOf: (title: string) => `Ändern: ${title}`,
  found: 'Weitere Firma',
  foundByOthers:
    'Weitere Firmen legt die Person an, die Zahltag betreibt, oder wen sie dafür bestimmt hat (FOUNDERS).',
  foundText: 'Sie haben dort die Leitung. Niemand sonst bekommt Zugang, bis Sie jemanden einladen.',
  foundButton: 'Firma anlegen',
  address,
  company,
  invoicing,
  numbers,
  sample,
  logo,
  look,
  bank,
  terms,
  sender,
  senderCode,
  linkLooks,
  dataProtection,
  payrollOffice,
  portalCode,
  sensitive,
  webhook,
  secondFactor,
  saved,
  faults: {
    country_missing: 'Bitte wählen Sie ein Land aus der Liste.',
    phone_wrong: 'Diese Telefonnummer stimmt nicht. Sie sieht zum Beispiel so aus: +49 431 5550170',
    website_wrong: 'Diese Adresse stimmt nicht. Sie sieht zum Beispiel so aus: www.beispiel.de',
    vat_id_wrong: 'Diese USt-IdNr. stimmt nicht. Sie sieht zum Beispiel so aus: DE123456788',
    tax_number_wrong: 'Diese Steuernummer stimmt nicht. Sie sieht zum Beispiel so aus: 20/123/45678',
    language_missing: 'Bitte wählen Sie eine Sprache.',
    bic_wrong: 'Dieser BIC stimmt nicht. Er hat 8 oder 11 Zeichen, zum Beispiel: MARKDEF1100',
    creditor_id_wrong:
      'Diese Gläubiger-ID stimmt nicht. Bitte vergleichen Sie sie mit dem Schreiben der Bundesbank.',
    term_days_wrong: 'Bitte geben Sie für das Zahlungsziel eine ganze Zahl von 0 bis 365 ein.',
    link_days_wrong: 'Bitte geben Sie für jeden Link eine ganze Zahl von 1 bis 730 Tagen ein.',
    accent_wrong: 'Das ist keine Farbe. Sie sieht zum Beispiel so aus: #0b5766',
    accent_too_light: 'Diese Farbe ist zu hell: Links und Knöpfe wären schwer zu lesen.',
    logo_missing: 'Bitte wählen Sie ein Bild aus.',
    logo_type:
      'Dieses Format lässt sich nicht drucken. Es muss ein PNG oder JPEG sein, kein SVG und kein PDF.',
    logo_too_large: 'Dieses Bild ist zu groß. Es darf höchstens 512 KB haben.',
    logo_too_many_pixels:
      'Dieses Bild hat zu viele Pixel. Bitte verkleinern Sie es, zum Beispiel auf 1500 × 500 Pixel.',
    logo_damaged: 'Dieses Bild ist beschädigt. Bitte speichern Sie es neu und wählen Sie es noch einmal aus.',
    logo_not_rgb:
      'Dieses JPEG ist in Druckfarben (CMYK) gespeichert. Bitte speichern Sie es mit den Farben RGB.',
    logo_turned:
      'Dieses JPEG liegt auf der Seite und wird erst beim Anzeigen gedreht. Bitte speichern Sie es aufrecht.',
    sender_taken: 'Unter dieser Adresse schreibt schon eine andere Firma.',
    sender_code_wrong: 'Dieser Code stimmt nicht. Er hat sechs Ziffern und steht in der neuesten E-Mail.',
    sender_code_ended: 'Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen neuen schicken.',
    own_secret_missing: 'Erzeugen Sie zuerst ein eigenes Geheimnis: Sonst könnte niemand mehr etwas senden.',
    signing_key_missing:
      'Erzeugen Sie zuerst ein neues Geheimnis: Zu ihm gehört ein Schlüssel zum Unterschreiben.',
    no_mail_server:
      'Diese Installation verschickt noch keine E-Mails (SMTP_URL fehlt). Niemand bekäme einen Code und niemand käme an seine Lohnzettel.',
    gln_wrong: 'Diese GLN stimmt nicht. Sie hat 13 Ziffern.',
    taxation_missing: 'Bitte wählen Sie, wonach Sie die Umsatzsteuer berechnen.',
    address_scheme_missing: 'Bitte wählen Sie, von welcher Art die elektronische Adresse ist.',
    electronic_address_wrong: 'Diese elektronische Adresse passt nicht zu der gewählten Art.',
    number_prefix_wrong:
      'Höchstens 16 Zeichen: Buchstaben ohne Umlaute, Ziffern, Bindestrich, Punkt und Schrägstrich, dazu {JJJJ} oder {JJ}. Am Anfang steht ein Buchstabe oder eine Ziffer.',
    number_year_missing:
      'Wenn die Nummern jedes Jahr wieder bei 1 beginnen, braucht der Anfang das Jahr: {JJJJ} oder {JJ}.',
    number_digits_wrong: 'Bitte geben Sie eine Zahl von 1 bis 9 ein.',
    number_next_wrong: 'Bitte geben Sie eine ganze Zahl ab 1 ein, höchstens neun Ziffern.',
    number_given: 'So weit ist dieser Nummernkreis schon. Bitte geben Sie eine höhere Zahl ein.',
    prefix_shared: 'Rechnungen und Stornorechnungen brauchen verschiedene Anfänge, wenn sie getrennt zählen.',
  },
}
