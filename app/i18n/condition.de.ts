import type { Concern } from '~/domain/upkeep/concern'

interface Backup {
  isEncrypted: boolean
  isCopied: boolean
}

export const de = {
  title: 'Zustand des Dienstes',
  fine: 'Alles in Ordnung.',
  wrong: 'Es gibt etwas zu tun.',
  version: 'Zahltag',
  backup: 'Letzte Sicherung',
  backedUp: (at: string, megabytes: string, { isEncrypted, isCopied }: Backup) =>
    [
      `${at}, ${megabytes} MB`,
      isEncrypted ? 'verschlüsselt' : 'nicht verschlüsselt',
      isCopied ? 'mit einer Kopie außerhalb' : 'ohne Kopie außerhalb',
    ].join(', '),
  noBackup: 'Noch keine. Die erste kommt wenige Minuten nach dem Start.',
  failed: 'Fehlgeschlagen',
  rehearsal: 'Letzte Probe',
  rehearsed: (at: string, { isGood, documents }: { isGood: boolean; documents: number }) =>
    isGood ? `${at}: wiederhergestellt, ${documents} Dokumente geprüft` : `${at}: nicht gelungen`,
  noRehearsal: 'Noch keine. Jede Nacht wird die neueste Sicherung zur Probe wiederhergestellt.',
  check: 'Letzte Prüfung',
  checked: (at: string, isWell: boolean) =>
    isWell ? `${at}: alles unverändert` : `${at}: etwas ist beschädigt oder verändert`,
  noCheck: 'Noch keine. Jede Woche wird geprüft, ob Rechnungen und Dokumente unverändert sind.',
  free: 'Freier Platz',
  mail: 'E-Mails',
  mailOn: 'Gehen hinaus',
  mailOff: 'Gehen nicht hinaus: Es ist kein Mailserver eingetragen (SMTP_URL).',
  more: 'Genaueres sagt auf dem Server der Befehl: npm run doctor',
  concerns: {
    'database fails':
      'Die Datenbank antwortet nicht. Starten Sie den Dienst neu, und sehen Sie in sein Protokoll.',
    'database slow': 'Die Datenbank antwortet langsam. Vielleicht ist der Datenträger ausgelastet.',
    'database files lost':
      'Dateien der Datenbank oder die Dokumente wurden gelöscht, ersetzt oder gekürzt, oder sie sind schreibgeschützt. Was jetzt eingetragen wird, kann verloren gehen: Starten Sie den Dienst neu, und sehen Sie in sein Protokoll.',
    'data damaged':
      'Etwas, das gelesen werden sollte, ist beschädigt oder fehlt. Was es ist, sagt auf dem Server der Befehl: npm run verify',
    'no mail worker': 'Der Versand von E-Mails steht. Starten Sie den Dienst neu.',
    'events stuck':
      'Ereignisse an andere Programme warten seit über einer Viertelstunde. Ein Neustart des Dienstes hilft meist.',
    'outbox stuck':
      'E-Mails warten seit über einer Viertelstunde. Der Mailserver ist wohl nicht zu erreichen.',
    'mail failed': 'Eine E-Mail ist nicht angekommen. Unter „Postausgang“ steht, welche.',
    'disk nearly full':
      'Es sind weniger als 200 MB frei. Schaffen Sie Platz, sonst lässt sich bald nichts mehr speichern.',
    'backup old': 'Die letzte Sicherung ist älter als ein Tag.',
    'data directory cannot be looked at': 'Der Ordner mit den Daten lässt sich nicht lesen.',
    'documents missing':
      'Ein Dokument fehlt oder ist beschädigt; alles andere ist gesichert. Welches, und ob es eine Kopie gibt, sagt auf dem Server der Befehl: npm run verify',
    'backup failed': 'Die letzte Sicherung ist fehlgeschlagen. Warum, sagt: npm run doctor',
    'rehearsal failed':
      'Die letzte Sicherung ließ sich nicht wiederherstellen. Machen Sie eine neue (npm run backup) und die Probe dazu (npm run rehearse).',
    'rehearsal old': 'Seit über zwei Tagen wurde keine Sicherung zur Probe wiederhergestellt.',
    'check failed':
      'Bei der letzten Prüfung war etwas beschädigt, verändert oder nicht mehr da. Was es ist, sagt auf dem Server der Befehl: npm run verify',
  } satisfies Record<Concern, string>,
}
