/** By the names of the columns, which are those of the fields. */
const fields = {
  name: 'Name der Firma',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  website: 'Website',
  managing_director: 'Geschäftsführung oder Inhaber',
  vat_id: 'USt-IdNr.',
  tax_number: 'Steuernummer',
  language: 'Sprache der E-Mails an Ihr Büro',
  address_extra: 'Zusatz',
  legal_form: 'Rechtsform',
  seat: 'Sitz der Gesellschaft',
  register_court: 'Registergericht',
  register_number: 'Registernummer',
  gln: 'GLN',
  contact_name: 'Ansprechpartner für Rechnungen',
  contact_phone: 'Telefon des Ansprechpartners',
  electronic_address_scheme: 'Art der elektronischen Adresse',
  electronic_address: 'Elektronische Adresse',
  taxation: 'Umsatzsteuer',
  is_small_business: 'Kleinunternehmer (§ 19 UStG): Wir weisen keine Umsatzsteuer aus.',
  is_property_default: 'Unsere Leistungen betreffen meist ein Grundstück (Aufbewahrung nach § 14b UStG).',
  invoice_opening: 'Text über den Positionen',
  invoice_closing: 'Text unter den Positionen',
  accent_color: 'Farbe',
  iban: 'IBAN',
  bic: 'BIC',
  bank_name: 'Name der Bank',
  creditor_id: 'Gläubiger-ID',
  payment_term_days: 'Zahlungsziel in Tagen',
  invoice_link_days: 'Link zu einer Rechnung gilt (Tage)',
  portal_link_days: 'Link zum Kundenportal gilt (Tage)',
  employee_link_days: 'Link zu Lohnzetteln gilt (Tage)',
  mail_from_name: 'Name des Absenders',
  mail_from: 'Adresse des Absenders',
  mail_reply_to: 'Antworten gehen an',
  is_factor_demanded_of_owner: 'Wer die Firma leitet',
  is_factor_demanded_of_invoicing: 'Wer Rechnungen bearbeitet',
  is_factor_demanded_of_payroll: 'Wer den Lohn bearbeitet',
  is_factor_demanded_of_read_only: 'Wer nur ansieht',
  is_portal_code_demanded: 'Lohnzettel erst nach einem Code zeigen',
}

const address = {
  title: 'Anschrift und Briefkopf',
  text: 'Das steht auf Rechnungen, Lohnzetteln und in E-Mails. Deren Sprache richtet sich nach dem Empfänger.',
  extraHint: 'Zum Beispiel: Hinterhaus, 3. Stock',
  vatIdHint: 'Zum Beispiel: DE123456788',
  taxNumberHint: 'So, wie sie auf dem Steuerbescheid steht, zum Beispiel: 20/123/45678',
  oneOfTwo: '(eine von beiden ist nötig)',
  languages: { de: 'Deutsch', en: 'Englisch' },
  noTaxNumber:
    'Es fehlt noch die Steuernummer oder die USt-IdNr. Ohne eine von beiden lässt sich keine Rechnung stellen.',
}

const logo = {
  title: 'Logo',
  text: 'Es steht oben auf Rechnungen, Lohnzetteln und den Seiten Ihrer Kunden und Mitarbeiter. Auf Papier ist Platz für 60 × 20 Millimeter. Ohne Logo steht dort der Name der Firma.',
  now: 'Das Logo jetzt',
  alt: (name: string) => `Logo von ${name}`,
  none: 'Noch kein Logo. Auf Briefen steht der Name der Firma.',
  choose: 'Bild auswählen',
  replace: 'Anderes Bild auswählen',
  hint: 'PNG oder JPEG, höchstens 512 KB und 2 Millionen Pixel, zum Beispiel 1500 × 500.',
  upload: 'Logo speichern',
  remove: 'Logo entfernen',
}

const look = {
  title: 'Farbe der Seiten',
  text: 'In dieser Farbe sehen Kunden und Mitarbeiter Links und Knöpfe auf Ihren Seiten.',
  hint: 'Als #RRGGBB, zum Beispiel #0b5766. Leer gelassen: die Farbe von Zahltag.',
  darker: (color: string) => `Die nächste Farbe, die sich gut lesen lässt, ist ${color}.`,
  none: 'Die Farbe von Zahltag.',
}

const bank = {
  title: 'Bankverbindung',
  text: 'Auf dieses Konto zahlen Ihre Kunden.',
  ibanHint: 'Bitte prüfen Sie sie gut: Sie steht auf jeder neuen Rechnung.',
  ibanNote: '(nötig für Überweisungen)',
  creditorNote: '(nötig für Lastschriften)',
  creditorHint: 'Sie bekommen sie von der Bundesbank, sie sieht zum Beispiel so aus: DE98ZZZ09999999999',
  noIban: 'Es fehlt noch die IBAN. Ohne sie kann niemand überweisen.',
  noCreditorId: 'Ohne Gläubiger-ID können Kunden keine neue Lastschrift erteilen.',
}

const terms = {
  title: 'Fristen',
  text: 'Neue Rechnungen und neue Links richten sich danach. Was schon verschickt ist, behält seine Frist.',
  termHint: '0 bis 365. Bei 0 ist die Rechnung sofort fällig.',
  linkHint: '1 bis 730',
}

const sender = {
  title: 'Absender der E-Mails',
  text: 'So erscheint die Firma im Postfach der Empfänger.',
  otherwise: (value: string) => `Leer gelassen: ${value}`,
  serverTitle: 'Welche Adresse darf ich eintragen?',
  serverText:
    'Nur eine, die der Mailserver dieser Installation verschicken darf. Sonst nimmt er die E-Mail nicht an, oder sie landet im Spam. Fragen Sie im Zweifel die Person, die den Server betreut: Für die Domain müssen SPF und DKIM auf diesen Mailserver zeigen.',
}

const senderCode = {
  unproven: (address: string) => `${address} ist noch nicht bestätigt`,
  meanwhile:
    'Bis dahin gehen E-Mails unter der Adresse dieser Installation hinaus, mit dem Namen Ihrer Firma. Hat die Installation keine eigene Adresse, bleiben sie liegen.',
  sent: 'Wir haben einen Code an diese Adresse geschickt. Geben Sie ihn hier ein, dann gilt sie.',
  label: 'Code aus der E-Mail',
  button: 'Adresse bestätigen',
  request: 'Code schicken',
  again: 'Neuen Code schicken',
  proven: (address: string) => `Bestätigt: ${address}`,
}

const linkLooks = {
  title: 'Wer Links gesehen hat',
  text: 'Wer einen gültigen Link gesehen hat, könnte ihn auch öffnen. Hier steht, wem das Büro wann einen gezeigt hat, die letzten 100 Male.',
  none: 'Bisher hat niemand im Büro einen Link gesehen.',
  at: 'Wann',
  person: 'Wer',
  link: 'Was für ein Link',
  of: 'Von wem',
  purposes: {
    rechnung: 'Rechnung',
    portal: 'Kundenportal',
    'mitarbeiter-portal': 'Lohnzettel',
    einladung: 'Einladung',
    passwort: 'Neues Passwort',
    eml: 'E-Mail als Datei',
  },
}

const secondFactor = {
  title: 'Zweiter Faktor beim Anmelden',
  text: 'Von wem verlangt die Firma nach dem Passwort noch einen Code vom Telefon? Wer noch keinen hat, richtet ihn beim nächsten Anmelden ein und kann vorher nichts anderes tun. Das gilt auch für Sie selbst. Wer sich über einen Anmeldedienst anmeldet, hat ihn dort.',
  ofNobody: 'Von niemandem verlangt.',
  demanded: 'Verlangt',
  free: 'Nicht verlangt',
}

const webhook = {
  title: 'Webhook dieser Firma',
  text: 'Mit einem eigenen Geheimnis sendet ein anderes System, zum Beispiel Ihre Zeiterfassung, Daten nur für diese Firma. Es gehört in die Kopfzeile X-Webhook-Secret.',
  none: 'Die Firma hat noch kein eigenes Geheimnis.',
  make: 'Neues Geheimnis machen',
  shown: 'Das neue Geheimnis. Kopieren Sie es jetzt, wir zeigen es nur dieses eine Mal:',
  since: (beginning: string, moment: string) => `${beginning}… seit ${moment}`,
  revoke: (beginning: string) => `${beginning}… widerrufen`,
  enough: 'Mehr als zwei gelten nicht zugleich. Widerrufen Sie eines, dann können Sie ein neues machen.',
}

const portalCode = {
  title: 'Code für Lohnzettel',
  text: 'Ist er eingeschaltet, genügt der Link allein nicht: Wer Lohnzettel öffnet, bekommt einen Code an die E-Mail-Adresse geschickt, die bei der Person eingetragen ist. Danach ist die Seite in diesem Browser zwölf Stunden offen.',
  noServer:
    'Diese Installation verschickt noch keine E-Mails. Der Code lässt sich erst einschalten, wenn SMTP_URL gesetzt ist.',
  withoutAddress: (count: number) => {
    if (count === 0) return 'Für alle Beschäftigten ist eine E-Mail-Adresse eingetragen.'
    const people = count === 1 ? 'Für 1 Person' : `Für ${count} Personen`
    return `${people} ist keine E-Mail-Adresse eingetragen. Ohne Adresse kommt dort niemand mehr an die Lohnzettel, bis eine nachgetragen ist.`
  },
  on: 'Eingeschaltet: Der Link braucht zusätzlich einen Code.',
  off: 'Ausgeschaltet: Der Link allein öffnet die Lohnzettel.',
}

const company = {
  title: 'Rechtsform und Register',
  text: 'Das verlangt das Gesetz auf Geschäftsbriefen. Ein Einzelunternehmen ohne Registereintrag lässt die unteren Felder leer.',
  noForm: 'Noch nicht gewählt',
  noFormYet: 'Es fehlt noch die Rechtsform.',
  forms: {
    sole_trader: 'Einzelunternehmen',
    freelancer: 'Freier Beruf',
    registered_merchant: 'Eingetragener Kaufmann (e. K.)',
    gbr: 'GbR',
    ohg: 'OHG',
    kg: 'KG',
    gmbh: 'GmbH',
    ug: 'UG',
    gmbh_co_kg: 'GmbH & Co. KG',
    ag: 'AG',
    association: 'Verein (e. V.)',
    cooperative: 'Genossenschaft (eG)',
  },
  hints: {
    managing_director:
      'Bei Einzelunternehmen und freien Berufen steht davor „Inhaber/in“, sonst „Geschäftsführung“.',
    seat: 'Der Ort, der im Register steht',
    register_court: 'Zum Beispiel: Amtsgericht Kiel',
    register_number: 'Zum Beispiel: HRB 12345',
    gln: 'Nur, wenn Kunden danach fragen: 13 Ziffern',
  },
}

const invoicing = {
  title: 'Angaben für Rechnungen',
  text: 'Neue Rechnungen richten sich danach. Gestellte Rechnungen bleiben, wie sie sind.',
  contactHint: 'Wen Ihr Kunde bei Fragen erreicht. Behörden verlangen Name und Telefon.',
  noContact:
    'Es fehlen Ansprechpartner und Telefon. Ohne sie nehmen Behörden keine elektronische Rechnung an.',
  noScheme: 'Keine',
  schemes: { EM: 'E-Mail', '9930': 'USt-IdNr.', '0088': 'GLN', '0204': 'Leitweg-ID' },
  addressHint: 'Unter ihr sind Sie für elektronische Rechnungen erreichbar, meist eine E-Mail-Adresse.',
  taxations: {
    agreed: 'nach vereinbarten Entgelten (Soll): fällig mit der Leistung',
    received: 'nach vereinnahmten Entgelten (Ist): fällig mit der Zahlung',
  },
  textHints: {
    invoice_opening: 'Zum Beispiel: Vielen Dank für Ihren Auftrag.',
    invoice_closing: 'Zum Beispiel: Wir freuen uns auf die weitere Zusammenarbeit.',
  },
  yes: 'ja',
  no: 'nein',
}

const numbers = {
  title: 'Nummern',
  text: 'So geht es weiter. Rechnungsnummern beginnen jedes Jahr neu und haben keine Lücke.',
  ranges: {
    invoice: 'Nächste Rechnung',
    customer: 'Nächster Kunde',
    contract: 'Nächster Vertrag',
    employee: 'Nächster Mitarbeiter',
  },
}

const sample = {
  title: 'So sehen Ihre Rechnungen aus',
  text: 'Eine Muster-Rechnung mit Ihrem Logo und Ihren Angaben, gezeichnet wie eine echte.',
  open: 'Muster als PDF',
  fileName: 'muster-rechnung.pdf',
  words: {
    number: 'MUSTER',
    customer: 'Muster GmbH',
    street: 'Musterstraße 1',
    city: 'Musterstadt',
    line: 'Beispiel für eine Leistung',
  },
}

export const de = {
  title: 'Mandanten',
  titleOfOne: 'Firmen',
  one: 'Firma',
  text: 'Die Firmen, für die Sie die Leitung haben.',
  back: 'Zurück zu den Mandanten',
  users: 'Personen und ihre Rollen',
  fromNowOn: 'Änderungen gelten ab sofort für alles Neue. Was schon verschickt ist, bleibt, wie es ist.',
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
  portalCode,
  webhook,
  secondFactor,
  saved: {
    neu: 'Die Firma ist angelegt. Oben auf der Seite wechseln Sie zu ihr.',
    address: 'Anschrift und Briefkopf sind gespeichert.',
    company: 'Rechtsform und Register sind gespeichert.',
    invoicing: 'Die Angaben für Rechnungen sind gespeichert.',
    logo: 'Das Logo ist gespeichert.',
    logo_entfernt: 'Das Logo ist entfernt.',
    look: 'Die Farbe ist gespeichert.',
    bank: 'Die Bankverbindung ist gespeichert.',
    terms: 'Die Fristen sind gespeichert.',
    sender: 'Der Absender ist gespeichert.',
    address_code:
      'Anschrift und Briefkopf sind gespeichert. Die E-Mail-Adresse ist noch nicht bestätigt: Wir haben einen Code dorthin geschickt, den Sie hier eingeben.',
    sender_code: 'Wir haben einen Code an die Adresse des Absenders geschickt.',
    sender_proven: 'Die Adresse des Absenders ist bestätigt.',
    second_factor: 'Gespeichert, von wem ein zweiter Faktor verlangt wird.',
    webhook_widerrufen: 'Das Geheimnis gilt nicht mehr.',
    portal_code: 'Die Einstellung zum Code für Lohnzettel ist gespeichert.',
  },
}
