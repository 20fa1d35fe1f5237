import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run user -- <was> <E-Mail-Adresse>   [--language de|en]

  create              lädt jemanden ein und nennt den Link dazu; --firm <Name>, wo es mehrere gibt, --role <Rolle> (sonst owner), --name <Name>
  disable             sperrt jemanden überall aus, sofort, auch den letzten Inhaber
  enable              lässt ihn wieder hinein
  reset-password      nennt einen Link für ein neues Kennwort
  reset-second-factor nimmt den zweiten Faktor weg, für jemanden ohne Telefon und Ersatzcodes

Geht, während der Dienst läuft. Rückgabe: 0 erledigt; 1 nicht erledigt, und warum; 64 unbekannte Angaben; 78 Einstellungen, Schlüssel
oder Datenbank fehlen oder passen nicht.`,
  noCommand: 'Was soll geschehen? Nennen Sie eines davon und die E-Mail-Adresse.',
  emailMissing: 'Es fehlt die E-Mail-Adresse.',
  noEmail: (given: string) => `„${given}“ ist keine E-Mail-Adresse.`,
  noRole: (given: string, roles: readonly string[]) =>
    `Die Rolle „${given}“ gibt es nicht. Es gibt: ${roles.join(', ')}.`,
  onlyForCreate: (option: string) => `„${option}“ gehört nur zu create.`,
  nobody: (email: string) => `Mit ${email} kann sich niemand anmelden.`,
  whichFirm: (firms: readonly string[]) => [`Nennen Sie die Firma mit --firm:`, ...firms].join('\n'),
  invited: (email: string, firm: string, link: string) => `${email} ist zu ${firm} eingeladen.\n${link}`,
  link: (link: string, until: string) => `${link}\nGültig bis ${until}`,
  disabled: (email: string) => `${email} ist überall abgemeldet und ausgesperrt.`,
  enabled: (email: string) => `${email} kann sich wieder anmelden.`,
  noFactor: (email: string) => `${email} hat keinen zweiten Faktor, den man wegnehmen könnte.`,
  factorGone: (email: string) =>
    `${email} meldet sich jetzt nur mit dem Kennwort an und ist überall abgemeldet.`,
  conflict: (code: string) =>
    ({
      already_member: 'Diese Person gehört schon zu der Firma.',
      invitations_spent: 'Heute wurden schon zu viele eingeladen.',
    })[code] ?? code,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run user -- <what> <e-mail address>   [--language de|en]

  create              invites somebody and prints the link; --firm <name> where there are several, --role <role> (else owner), --name <name>
  disable             shuts somebody out everywhere, at once, even the last owner
  enable              lets them in again
  reset-password      prints a link for a new password
  reset-second-factor takes the second factor away, for somebody without phone and recovery codes

May run beside the service. Exit codes: 0 done; 1 not done, and why; 64 unknown arguments; 78 settings, keys or database are
missing or do not fit.`,
  noCommand: 'What is to be done? Name one of these, and the e-mail address.',
  emailMissing: 'The e-mail address is missing.',
  noEmail: (given) => `"${given}" is no e-mail address.`,
  noRole: (given, roles) => `There is no role "${given}". There are: ${roles.join(', ')}.`,
  onlyForCreate: (option) => `"${option}" belongs to create alone.`,
  nobody: (email) => `Nobody can sign in with ${email}.`,
  whichFirm: (firms) => ['Name the firm with --firm:', ...firms].join('\n'),
  invited: (email, firm, link) => `${email} is invited to ${firm}.\n${link}`,
  link: (link, until) => `${link}\nValid until ${until}`,
  disabled: (email) => `${email} is signed out and shut out everywhere.`,
  enabled: (email) => `${email} can sign in again.`,
  noFactor: (email) => `${email} has no second factor to reset.`,
  factorGone: (email) => `${email} now signs in with the password alone, and is signed out everywhere.`,
  conflict: (code) =>
    ({
      already_member: 'This person belongs to the firm already.',
      invitations_spent: 'Too many have been invited today.',
    })[code] ?? code,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
