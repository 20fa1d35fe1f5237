import type { LinkState } from '~/domain/overviews/links.server'

const states: Record<LinkState, string> = {
  live: 'Gültig',
  ending: 'Endet bald',
  expired: 'Abgelaufen',
  revoked: 'Gesperrt',
  replaced: 'Ersetzt',
  lost: 'Schlüssel fehlt',
}

export const de = {
  title: 'Links',
  text: {
    rechnung: 'Wer einen Link hat, sieht diese Rechnung, ohne sich anzumelden.',
    portal: 'Wer einen Link hat, sieht alle Rechnungen, Verträge und Mandate, ohne sich anzumelden.',
    'mitarbeiter-portal': 'Wer einen Link hat, sieht alle Lohnzettel, ohne sich anzumelden.',
  },
  opens: { rechnung: 'Rechnung', portal: 'Kundenportal', 'mitarbeiter-portal': 'Lohnzettel' },
  columns: {
    link: 'Link zu',
    person: 'Für',
    created: 'Erstellt',
    expires: 'Gültig bis',
    used: 'Zuletzt geöffnet',
    state: 'Stand',
  },
  mailed: 'Zuletzt verschickt',
  states,
  none: 'Es gibt gerade keinen gültigen Link.',
  never: 'Noch nie',
  usedHint:
    'Was jemand herunterlädt oder absendet, zählt als geöffnet. Bloßes Ansehen zählt nicht: Auch E-Mail-Programme rufen Links zur Prüfung auf.',
  by: (date: string, name: string) => `${date} von ${name}`,
  openFor: (name: string) => `Kopieren, senden, drucken: Link für ${name}`,
  act: 'Kopieren, senden, drucken …',
  ended: (count: number, isMore: boolean) => {
    if (isMore) return `Mehr als ${count} frühere Links, hier die neuesten`
    return count === 1 ? '1 früherer Link' : `${count} frühere Links`
  },
  create: 'Neuen Link erstellen',
  all: {
    title: 'Alle Links sperren',
    text: {
      rechnung: 'Kein Link zu dieser Rechnung öffnet danach noch etwas.',
      portal:
        'Kein Link dieses Kunden öffnet danach noch etwas, auch keiner seiner Ansprechpartner und keiner zu seinen Rechnungen.',
      contact: 'Kein Link dieser Person öffnet danach noch etwas.',
      'mitarbeiter-portal': 'Kein Link dieser Person öffnet danach noch etwas.',
    },
    button: 'Ja, alle Links sperren',
  },
  page: {
    title: 'Link',
    of: {
      rechnung: (name: string) => `Link zur Rechnung ${name}`,
      portal: (name: string) => `Link zum Kundenportal für ${name}`,
      'mitarbeiter-portal': (name: string) => `Link zu den Lohnzetteln von ${name}`,
    },
    ofDraft: 'Link zum Rechnungsentwurf',
    back: (name: string) => `Zurück zu ${name}`,
    backToInvoice: 'Zurück zur Rechnung',
    endedText: 'Dieser Link öffnet nichts mehr.',
    lostText: 'Der Schlüssel, mit dem dieser Link gemacht ist, fehlt: Er öffnet nichts mehr.',
    newest: 'Zum Link, der ihn ersetzt',
  },
  mail: {
    title: 'Per E-Mail senden',
    recipient: 'An wen?',
    inLanguage: {
      de: 'auf Deutsch',
      en: 'auf Englisch',
      pl: 'auf Polnisch',
      tr: 'auf Türkisch',
      ro: 'auf Rumänisch',
      uk: 'auf Ukrainisch',
      ar: 'auf Arabisch',
    },
    button: 'Link senden',
    none: 'Es ist keine E-Mail-Adresse hinterlegt.',
    add: 'E-Mail-Adresse eintragen',
  },
  letter: {
    title: 'Als Brief drucken',
    text: 'Eine Seite für den Fensterumschlag, mit einem Code für das Telefon. Der Brief enthält den Link: Drucken Sie ihn nur für die richtige Person.',
    button: 'Brief herunterladen (PDF)',
    missing: 'Für den Brief fehlt noch:',
    fields: { street: 'Straße und Hausnummer', postal_code: 'Postleitzahl', city: 'Ort' },
    add: 'Anschrift ergänzen',
    unprintable:
      'Auf Papier erscheinen nur lateinische, griechische und kyrillische Buchstaben. Für den Brief brauchen Name und Anschrift eine Schreibweise in solchen.',
    change: 'Name oder Anschrift ändern',
    fileName: 'Link',
  },
  replace: {
    title: 'Link ersetzen',
    text: 'Der Link ist in falsche Hände geraten? Ein neuer Link entsteht. Alle bisherigen derselben Person öffnen sofort nichts mehr.',
    button: 'Sperren und neuen Link erstellen',
  },
  revoke: {
    title: 'Link sperren',
    text: 'Der Link öffnet sofort nichts mehr. Wer ihn noch hat, kann einen neuen an die hinterlegte Adresse anfordern.',
    button: 'Link sperren',
  },
  saved: {
    gesendet: 'Der Link geht per E-Mail hinaus.',
    ersetzt: 'Hier ist der neue Link. Die bisherigen sind gesperrt.',
    gesperrt: 'Der Link ist gesperrt.',
  },
}
