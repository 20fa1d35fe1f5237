import type { de } from './mail-templates-faults.de'

export const en: typeof de = {
  template_word_unknown:
    'There is a word in braces that cannot be used here. Only the placeholders on this page are allowed.',
  template_link_in_subject: 'The placeholder {link} belongs in the text, not in the subject.',
  template_link_missing:
    'The placeholder {link} is missing from the text. Without it, the email would arrive without a link.',
}
