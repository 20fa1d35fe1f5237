export const de = {
  title: 'Neuen Link anfordern',
  text: 'Wir senden ihn an die E-Mail-Adresse, die wir von Ihnen haben.',
  button: 'Neuen Link senden',
  saved: {
    'neuer-link': {
      title: 'Danke, wir kümmern uns darum.',
      text: 'Wenn wir eine E-Mail-Adresse von Ihnen haben, kommt der neue Link dort in wenigen Minuten an. Sehen Sie bitte auch im Spam-Ordner nach.',
    },
  },
}
