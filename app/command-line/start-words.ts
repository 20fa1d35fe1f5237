import type { Language } from '~db/schema'

/** Output of `npm start` before the log begins. */
export const WORDS = {
  de: {
    usage: `Aufruf: npm start [-- --help]

Startet den Dienst, bis ihn Strg+C oder SIGTERM beendet. Er bringt vorher die Datenbank auf den Stand dieses Programms, mit einer Sicherung davor.
Eingestellt wird er über Umgebung und .env; .env.example erklärt jede Einstellung.

Rückgabe: 0 beendet; 1 gescheitert; 64 unbekannte Angaben; 75 ein anderer Prozess benutzt DATA_DIR; 78 Einstellungen, Schlüssel, Datenbank
oder Build fehlen oder passen nicht.`,
    cannotStart: 'Zahltag kann nicht starten.',
    readable: (file: string) =>
      `Andere auf diesem Rechner können ${file} lesen, worin Geheimnisse stehen. Abhilfe: chmod 600 ${file}`,
    nobody: (address: string, code: string) =>
      `Noch hat niemand ein Konto. Öffnen Sie ${address}\nEinrichtungs-Code: ${code}`,
    upgrading: (steps: number) =>
      `Die Datenbank wird auf den neuen Stand gebracht, ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}. Zuerst eine Sicherung …`,
    noBackup: (why: string) => `Vor dem Upgrade war keine Sicherung möglich. ${why}`,
    lost: (path: string) =>
      `  Das Dokument ${path} fehlt oder ist beschädigt; „npm run verify“ sagt, wessen es ist.`,
    wayBack: (backup: string) =>
      `Die Sicherung von vorher ist ${backup}\nUm zurückzugehen, installieren Sie die vorige Version und rufen auf: npm run restore -- ${backup}`,
    port: (port: number, host: string, why: string) => `Der Port ${port} auf ${host} ${why}`,
    ports: {
      EADDRINUSE:
        'wird von einem anderen Programm benutzt. Beenden Sie es, oder setzen Sie PORT auf einen anderen.',
      EACCES: 'darf von diesem Benutzer nicht geöffnet werden. Setzen Sie PORT auf einen über 1023.',
      EADDRNOTAVAIL:
        'lässt sich nicht öffnen: Diese Adresse hat der Rechner nicht. Setzen Sie HOST auf eine, die er hat.',
    },
    closed: (code: string) => `lässt sich nicht öffnen (${code}).`,
  },
  en: {
    usage: `Usage: npm start [-- --help]

Starts the service, until Ctrl+C or SIGTERM ends it. Before that it brings the database up to date with this program, after a backup.
It is set up by the environment and .env; .env.example explains every setting.

Exit codes: 0 ended; 1 failed; 64 unknown arguments; 75 another process is using DATA_DIR; 78 settings, keys, database or build
are missing or do not fit.`,
    cannotStart: 'Zahltag cannot start.',
    readable: (file: string) =>
      `Others on this machine can read ${file}, which holds secrets. Run: chmod 600 ${file}`,
    nobody: (address: string, code: string) =>
      `Nobody has an account yet. Open ${address}\nSet-up code: ${code}`,
    upgrading: (steps: number) =>
      `Upgrading the database, ${steps} ${steps === 1 ? 'step' : 'steps'}. First a backup …`,
    noBackup: (why: string) => `No backup could be made before the upgrade. ${why}`,
    lost: (path: string) =>
      `  The document ${path} is missing or damaged; "npm run verify" says whose it is.`,
    wayBack: (backup: string) =>
      `The backup from before is ${backup}\nTo go back, install the version from before and run: npm run restore -- ${backup}`,
    port: (port: number, host: string, why: string) => `Port ${port} on ${host} ${why}`,
    ports: {
      EADDRINUSE: 'is in use by another program. Stop it, or set PORT to another one.',
      EACCES: 'may not be opened by this user. Set PORT to one above 1023.',
      EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is.',
    },
    closed: (code: string) => `cannot be opened (${code}).`,
  },
} satisfies Record<Language, unknown>
