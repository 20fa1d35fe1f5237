export const answers = {
  network: (cause: string) => `Der Mailserver war nicht zu erreichen (${cause}).`,
  no_tls: 'Der Mailserver bietet keine sichere Verbindung (TLS mit gültigem Zertifikat).',
  link_ended: 'Der Link in der E-Mail gilt nicht mehr.',
  recipient_invalid: 'Die Adresse des Empfängers ist keine E-Mail-Adresse.',
  sender_invalid: 'Die Adresse des Absenders ist keine E-Mail-Adresse.',
  sender_unproven: 'Die Adresse des Absenders ist noch nicht bestätigt.',
  withdrawn: 'Ihr Büro hat entschieden, die E-Mail nicht zu verschicken.',
  internal: 'Die E-Mail ließ sich nicht schreiben. Das Protokoll des Servers sagt mehr.',
}
