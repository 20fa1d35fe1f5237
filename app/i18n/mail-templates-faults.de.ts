export const de = {
  template_word_unknown:
    'In geschweiften Klammern steht ein Wort, das es hier nicht gibt. Erlaubt sind nur die Platzhalter, die auf dieser Seite stehen.',
  template_link_in_subject: 'Der Platzhalter {link} gehört in den Text, nicht in den Betreff.',
  template_link_missing: 'Im Text fehlt der Platzhalter {link}. Ohne ihn käme die E-Mail ohne Link an.',
}
