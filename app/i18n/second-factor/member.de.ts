export const ofMember = {
  on: 'Ist an. Beim Anmelden fragen wir nach einem Code.',
  off: 'Ist aus. Einschalten kann ihn nur die Person selbst, unter „Mein Konto“.',
  reset:
    'Er gehört der Person und gilt in jeder Firma, für die sie arbeitet; abschalten kann ihn deshalb keine Firma. Sind Telefon und Ersatzcodes verloren, hilft auf dem Server dieser Befehl:',
}
