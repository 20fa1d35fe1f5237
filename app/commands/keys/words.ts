import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run keys -- check | make | reseal | retire link|field <Name> [--revoke]   [--language de|en]

  check               nennt die Schlüssel, und wie viel jeder verschlüsselt hat
  make                schlägt neue Geheimnisse für .env vor; ändert nichts
  reseal              verschlüsselt alles neu, mit dem ersten aus FIELD_KEYS; abgebrochen, macht ein zweiter Aufruf weiter
  retire field <Name> nimmt einen Schlüssel außer Dienst, mit dem nichts mehr verschlüsselt ist, und bildet die Prüfwerte der IBANs neu
  retire link <Name>  ebenso einen, mit dem kein Link mehr unterschrieben ist; mit --revoke sperrt es diese Links

So wechselt man: make, den neuen vorn in die Liste setzen, Dienst neu starten. Für FIELD_KEYS weiter: Sicherung, Dienst anhalten,
reseal, retire, den alten aus der Liste nehmen, starten. Den alten bei den alten Sicherungen aufheben.

Rückgabe: 0 erledigt; 1 nicht erledigt, und warum; 64 unbekannte Angaben; 75 der Dienst läuft; 78 Schlüssel oder Datenbank passen nicht.`,
  noTask: 'Was soll geschehen? Nennen Sie check, make, reseal oder retire.',
  onlyForLinks: '„--revoke“ gehört nur zu retire link.',
  whichKey:
    'Welcher Schlüssel? Nennen Sie retire link oder retire field, und seinen Namen, etwa: retire field k1.',
  made: 'Diese Zeilen gehören in .env, und nirgends sonst hin:',
  presentKeys: '<die bisherigen>',
  linkKey: (id: string, isFirst: boolean) =>
    `LINK_KEYS   ${id.padEnd(9)}${isFirst ? 'unterschreibt' : 'prüft nur noch'}`,
  fieldKey: (id: string, isFirst: boolean, count: number) =>
    `FIELD_KEYS  ${id.padEnd(9)}${isFirst ? 'verschlüsselt' : 'öffnet nur noch'}, ${count} Werte`,
  resealed: (count: number, id: string) =>
    `${count} Werte neu verschlüsselt. Alles ist jetzt mit „${id}“ verschlüsselt.`,
  notBehind: (variable: string, id: string) =>
    `In ${variable} steht „${id}“ nicht hinter einem anderen. Der erste ist im Dienst: Setzen Sie vorher einen neuen davor.`,
  linksLive: (count: number, id: string) =>
    `${count} Links, die noch öffnen, sind mit „${id}“ unterschrieben. Warten Sie, bis sie ablaufen, oder sperren Sie sie mit --revoke.`,
  linkRetired: (id: string, count: number) =>
    `${count} Links gesperrt.${count > 0 ? ' Wer einen davon hat, braucht einen neuen: auf der Seite des Kunden, des Mitarbeiters oder der Rechnung im Büro.' : ''} Nehmen Sie „${id}“ jetzt aus LINK_KEYS, bevor der Dienst wieder startet.`,
  documentsMissing: (count: number) =>
    `${count} Dokumente fehlen, und niemand weiß, womit sie versiegelt sind. Holen Sie sie zurück (npm run verify nennt sie); dann geht der Schlüssel.`,
  stillSealed: (count: number, id: string) =>
    `${count} Werte sind noch mit „${id}“ verschlüsselt. Rufen Sie vorher auf: npm run keys -- reseal`,
  fieldRetired: (id: string, count: number) =>
    `${count} Prüfwerte neu gebildet. Nehmen Sie „${id}“ jetzt aus FIELD_KEYS, bevor der Dienst wieder startet. Heben Sie ihn bei den Sicherungen auf, die mit ihm verschlüsselt sind.`,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run keys -- check | make | reseal | retire link|field <name> [--revoke]   [--language de|en]

  check               names the keys, and how much each has sealed
  make                suggests new secrets for .env; changes nothing
  reseal              seals everything anew, with the first of FIELD_KEYS; broken off, a second call goes on
  retire field <name> takes a key out of use that has sealed nothing any more, and makes the fingerprints of IBANs again
  retire link <name>  the same for one that no live link is signed with; with --revoke it blocks those links

To change a key: make, put the new one in front of its list, restart. For FIELD_KEYS go on: backup, stop the service,
reseal, retire, take the old one off the list, start. Keep the old one with the old backups.

Exit codes: 0 done; 1 not done, and why; 64 unknown arguments; 75 the service is running; 78 keys or database do not fit.`,
  noTask: 'What is to be done? Name check, make, reseal or retire.',
  onlyForLinks: '"--revoke" belongs to retire link alone.',
  whichKey: 'Which key? Name retire link or retire field, and its name, such as: retire field k1.',
  made: 'These lines belong in .env, and nowhere else:',
  presentKeys: '<the present ones>',
  linkKey: (id, isFirst) => `LINK_KEYS   ${id.padEnd(9)}${isFirst ? 'signs' : 'only verifies'}`,
  fieldKey: (id, isFirst, count) =>
    `FIELD_KEYS  ${id.padEnd(9)}${isFirst ? 'seals' : 'only opens'}, ${count} values`,
  resealed: (count, id) => `${count} values sealed anew. Everything is sealed with “${id}” now.`,
  notBehind: (variable, id) =>
    `${variable} has no “${id}” behind another one. The first is in use: put a new one in front of it before.`,
  linksLive: (count, id) =>
    `${count} links that still open something are signed with “${id}”. Wait until they have expired, or block them with --revoke.`,
  linkRetired: (id, count) =>
    `${count} links blocked.${count > 0 ? ' Whoever has one of them needs a new one: on the page of the customer, employee or invoice in the office.' : ''} Take “${id}” out of LINK_KEYS now, before the service starts again.`,
  documentsMissing: (count) =>
    `${count} documents are missing, and nobody knows what they are sealed with. Bring them back (npm run verify names them); then the key can go.`,
  stillSealed: (count, id) =>
    `${count} values are still sealed with “${id}”. Call before: npm run keys -- reseal`,
  fieldRetired: (id, count) =>
    `${count} fingerprints made again. Take “${id}” out of FIELD_KEYS now, before the service starts again. Keep it with the backups that are sealed with it.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
