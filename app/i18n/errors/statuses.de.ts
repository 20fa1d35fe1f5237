interface ErrorText {
  title: string
  text: string
}

export const byStatus = {
  400: {
    title: 'Diese Adresse stimmt nicht',
    text: 'Bitte öffnen Sie den Link noch einmal, so wie Sie ihn erhalten haben.',
  },
  403: {
    title: 'Das ist hier nicht erlaubt',
    text: 'Es wurde nichts geändert. Bitte gehen Sie zurück und versuchen Sie es von dort aus.',
  },
  404: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link nicht vollständig. Bitte kopieren Sie ihn noch einmal ganz aus der E-Mail, oder fragen Sie die Firma, von der Sie ihn haben.',
  },
  405: {
    title: 'So lässt sich diese Seite nicht aufrufen',
    text: 'Bitte öffnen Sie die Seite neu über Ihren Link.',
  },
  409: {
    title: 'Inzwischen hat sich etwas geändert',
    text: 'Es wurde nichts doppelt ausgeführt. Bitte öffnen Sie die Seite neu und prüfen Sie den Stand.',
  },
  410: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon benutzt, oder seine Zeit ist um.',
  },
  413: {
    title: 'Das ist zu viel auf einmal',
    text: 'Ihre Eingabe ist zu lang und wurde nicht gespeichert. Bitte kürzen Sie sie und senden Sie sie noch einmal.',
  },
  429: {
    title: 'Bitte warten Sie etwas',
    text: 'In kurzer Zeit kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  500: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal. Was Sie vorher gespeichert haben, ist sicher.',
  },
  503: {
    title: 'Gerade nicht erreichbar',
    text: 'Es wurde nichts gespeichert. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
} satisfies Record<number, ErrorText>
