import type { dunningMail as de } from './dunning.de.server'

export const dunningMail: typeof de = {
  subject: '{titel}: {rechnungen} from {firma}',
  body: `{anrede},

{text}

{angaben}

{link}

{schluss}

The link is valid until {gueltig_bis}. Anyone who has it needs no sign-in.

Kind regards
{firma}`,
}
