import { TextAreaField, TextField } from './field'
import { PostForm } from './form'
import type { FormRefusal } from './forms/faults'
import { useTexts } from './language'

interface Props {
  action: string
  title: string
  text: string
  formKey: string
  refusal: FormRefusal | undefined
}

export function MessageForm({ action, title, text, formKey, refusal }: Props) {
  const texts = useTexts().forms.message
  const { faults = {}, values = {} } = refusal ?? {}
  return (
    <section className="sheet stack screen-only" aria-labelledby="nachricht">
      <div className="stack-tight">
        <h2 id="nachricht">{title}</h2>
        <p>{text}</p>
      </div>
      <PostForm action={action} formKey={formKey}>
        <TextAreaField
          name="message"
          label={texts.body}
          hint={texts.bodyHint}
          fault={faults.message}
          defaultValue={values.message}
        />
        <TextField
          name="reply_to"
          type="email"
          label={texts.replyTo}
          hint={texts.replyToHint}
          fault={faults.reply_to}
          defaultValue={values.reply_to}
          autoComplete="email"
          isOptional
        />
        <button type="submit" className="button button-quiet">
          {texts.button}
        </button>
      </PostForm>
    </section>
  )
}
