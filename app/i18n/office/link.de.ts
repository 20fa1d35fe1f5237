export const link = {
  label: 'Link',
  hint: 'Klicken oder tippen Sie in das Feld, um den ganzen Link zu markieren.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Bitte kopieren Sie den markierten Link selbst.',
  openToAll: 'Wer diesen Link hat, braucht keine Anmeldung. Senden Sie ihn nur an die richtige Person.',
}
