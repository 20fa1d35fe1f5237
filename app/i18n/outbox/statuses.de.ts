import type { MailStatus } from '~db/schema'

export const statuses: Record<MailStatus, { word: string; sentence: string }> = {
  queued: { word: 'Noch nicht verschickt', sentence: 'Die E-Mail wartet darauf, verschickt zu werden.' },
  sending: { word: 'Wird verschickt', sentence: 'Die E-Mail geht gerade an den Mailserver.' },
  sent: { word: 'Verschickt', sentence: 'Der Mailserver hat die E-Mail angenommen.' },
  failed: {
    word: 'Fehlgeschlagen',
    sentence: 'Die E-Mail ist nicht angekommen. Sie wird nicht von selbst noch einmal verschickt.',
  },
  bounced: {
    word: 'Zurückgekommen',
    sentence: 'Jemand aus Ihrem Büro hat vermerkt, dass die E-Mail zurückgekommen ist.',
  },
  doubtful: {
    word: 'Vielleicht verschickt',
    sentence:
      'Die Verbindung riss im letzten Moment ab: Die E-Mail kann angekommen sein oder nicht. Fragen Sie am besten nach. Wenn Sie sie noch einmal verschicken, kommt sie vielleicht zweimal an.',
  },
}
