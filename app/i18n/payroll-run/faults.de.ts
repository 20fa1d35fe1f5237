export const faults = {
  payroll_fund_unknown:
    'Diese Kasse ist nicht eingetragen. Tragen Sie zuerst ihre Sätze ein, oder schreiben Sie sie wie dort.',
  payroll_choice_unknown: 'Das kennen wir hier nicht. Schreiben Sie es wie im Formular.',
  payroll_from_missing: 'Bitte geben Sie den Monat an, ab dem die Lohndaten gelten.',
  person_group_missing: 'Bitte wählen Sie die Personengruppe.',
  contribution_group_wrong: 'Die Beitragsgruppe hat vier Ziffern, zum Beispiel: 1111',
  payroll_tax_class_missing: 'Bitte wählen Sie die Steuerklasse.',
  payroll_tax_class_needed:
    'Bitte wählen Sie die Steuerklasse. Ohne eine geht es nur bei einem Minijob und bei kurzfristig Beschäftigten.',
  factor_wrong: 'Ein Faktor sieht so aus: 0,912',
  child_allowances_wrong: 'Bitte geben Sie die Kinderfreibeträge als Zahl ein, zum Beispiel: 1,5',
  child_birth_dates_wrong: 'Bitte geben Sie Geburtsdaten mit Komma dazwischen ein, zum Beispiel: 11.05.2013',
  children_without_parent: 'Kinder sind angegeben, aber die Elterneigenschaft ist nicht angekreuzt.',
  working_days_wrong: 'Bitte geben Sie Tage einer Woche ein, zum Beispiel: 3 oder 2,5',
  others_year_missing: 'Bitte geben Sie beides an, KV-/PV-Brutto und RV-/AV-Brutto.',
  other_cents_missing: 'Bitte geben Sie das Entgelt der weiteren Beschäftigung ein.',
  earlier_cents_missing: 'Bitte geben Sie ein, was die früheren Arbeitgeber gezahlt haben.',
  payroll_facts_changed:
    'Jemand anderes hat die Lohndaten inzwischen geändert. Bitte sehen Sie auf der Seite nach und tragen Sie es noch einmal ein.',
  payroll_firm_from_missing: 'Bitte geben Sie an, ab welchem Monat das gilt.',
  payroll_firm_changed:
    'Jemand anderes hat die Angaben inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  payroll_extras_changed:
    'Jemand anderes hat diesen Monat inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  closing_done: 'Dieser Monat ist schon abgeschlossen.',
  closing_not_begun: 'Ein Monat wird frühestens abgeschlossen, wenn er begonnen hat.',
  closing_too_early: 'Die Monate werden der Reihe nach abgeschlossen. Ein früherer ist noch offen.',
  closing_meanwhile:
    'Seit Sie die Seite geöffnet haben, hat sich etwas geändert. Bitte sehen Sie noch einmal nach, und schließen Sie dann ab.',
  closing_unready: 'Noch sind nicht alle freigegeben oder ausgelassen. Wer fehlt, steht unten.',
  omission_nobody: 'Bitte kreuzen Sie an, wer ausgelassen wird.',
  omission_reason_missing: 'Bitte schreiben Sie kurz, warum.',
  payroll_fund_exists: 'Für diese Kasse und diesen Monat gibt es schon Sätze. Löschen Sie sie zuerst.',
  company_number_wrong:
    'Eine Betriebsnummer hat acht Ziffern, die zueinander passen. Bitte prüfen Sie sie, zum Beispiel: 98000006',
  statement_before_open:
    'Schließen Sie zuerst den Vormonat ab: Er ist gemeldet, aber noch offen. Was sich dort noch ändert, stünde sonst in keinem Beitragsnachweis mehr.',
  statement_after_told:
    'Der Monat danach ist schon gemeldet, mit dem Rest von diesem. Nehmen Sie zuerst dort „gemeldet“ zurück.',
  payroll_reporting_changed:
    'Jemand anderes hat die Angaben inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  state_missing: 'Bitte wählen Sie das Bundesland.',
  percent_wrong: 'Bitte geben Sie einen Prozentsatz ein, zum Beispiel: 25',
  fund_name_missing: 'Bitte geben Sie den Namen der Kasse ein.',
  fund_from_missing: 'Bitte geben Sie den Monat an, ab dem die Sätze gelten.',
  rate_wrong: 'Bitte geben Sie einen Satz ein, zum Beispiel: 2,90',
  extra_amount_missing: 'Bitte geben Sie den Betrag ein.',
  extra_kind_missing: 'Bitte wählen Sie, was es ist.',
  holiday_days_wrong: 'Bitte geben Sie Tage als Zahl ein, zum Beispiel: 28 oder 2,5',
  special_missing: 'Bitte füllen Sie das aus, oder lassen Sie den ganzen Abschnitt leer.',
  month_days_wrong: 'Bitte geben Sie Tage des Monats an, höchstens 31.',
  count_wrong: 'Bitte geben Sie eine ganze Zahl bis 999 ein.',
  lost_hours_wrong: 'Bitte geben Sie Stunden als Zahl ein, zum Beispiel: 7,5',
  absence_dates_wrong: 'Bitte geben Sie den ersten und den letzten Tag an.',
}
