export const de = {
  sign_in_wrong: 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides.',
  setup_code_wrong: 'Dieser Code stimmt nicht. Bitte vergleichen Sie ihn mit der Ausgabe des Servers.',
  code_missing: 'Bitte geben Sie den Code ein.',
  code_wrong:
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten Code aus Ihrer App oder einen anderen Ersatzcode.',
  app_code_wrong: 'Dieser Code stimmt nicht. Bitte geben Sie den ein, der gerade in Ihrer App steht.',
  second_factor_ended: 'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  password_missing: 'Bitte geben Sie ein Passwort ein.',
  password_short: 'Bitte wählen Sie ein Passwort mit mindestens 12 Zeichen.',
  password_long: 'Bitte wählen Sie ein Passwort mit höchstens 200 Zeichen.',
  password_common:
    'Dieses Passwort ist zu leicht zu erraten. Gut sind zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
  password_personal:
    'Dieses Passwort lässt sich aus Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrer Firma erraten. Bitte wählen Sie ein anderes.',
  password_wrong: 'Dieses Passwort stimmt nicht.',
  signed_out_meanwhile:
    'Sie waren inzwischen abgemeldet. Was Sie eingegeben haben, steht wieder da. Bitte senden Sie es noch einmal ab.',
}
