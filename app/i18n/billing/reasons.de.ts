/** Why a draft was not issued, or an invoice not sent, beside the findings against issuing it. */
export const reasons: Record<string, string> = {
  no_address:
    'Für den Kunden ist keine E-Mail-Adresse bekannt. Stellen Sie die Rechnung aus und drucken Sie sie.',
  not_open: 'Es ist nichts zu bezahlen, deshalb ging keine E-Mail hinaus.',
  mandate_not_active:
    'Das Lastschrift-Mandat gilt nicht mehr. Wählen Sie im Entwurf eine andere Zahlungsart.',
  customer_archived: 'Der Kunde ist archiviert. Prüfen Sie, ob der Vertrag noch läuft.',
  long_ago: 'Die Rechnung hätte vor mehr als einem Monat hinausgehen sollen. Bitte prüfen Sie sie vorher.',
  gone: 'Der Entwurf wurde inzwischen verworfen.',
  broken: 'Es ist ein Fehler aufgetreten. Der nächste Lauf versucht es noch einmal.',
  already_issued: 'Die Rechnung war schon ausgestellt.',
  draft_changed: 'Jemand hat den Entwurf inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  no_lines: 'Der Entwurf hat keine Position.',
}
