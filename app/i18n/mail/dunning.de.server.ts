export const dunningMail = {
  subject: '{titel}: {rechnungen} von {firma}',
  body: `{anrede},

{text}

{angaben}

{link}

{schluss}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung.

Freundliche Grüße
{firma}`,
}
