import type { CustomerValues } from '~/domain/customers/values.server'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'

type Field = 'name' | 'name_title' | 'first_name' | 'last_name' | 'contact_name'

/** Firm or person, with the name fields of either; without scripts only one set is shown too. */
export function NameFields({ stored }: { stored?: CustomerValues | undefined }) {
  const texts = useTexts().customers
  const refusal = useRefusal()
  const field = (name: Field) => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  const isUndivided = stored?.kind === 'consumer' && stored.last_name === null
  const hasContact = stored?.kind === 'consumer' && stored.contact_name !== null
  const name = <TextField {...field('name')} hint={isUndivided ? texts.undividedHint : texts.nameHint} />
  const contact = <TextField {...field('contact_name')} isOptional />
  return (
    <>
      <RadioField
        name="kind"
        legend={texts.fields.kind}
        labels={texts.kinds}
        stored={stored?.kind}
        more={{
          business: isUndivided ? null : (
            <>
              {name}
              {hasContact ? null : contact}
            </>
          ),
          consumer: (
            <>
              <TextField {...field('name_title')} hint={texts.titleHint} isOptional />
              <TextField {...field('first_name')} isOptional />
              <TextField {...field('last_name')} isOptional={isUndivided} />
            </>
          ),
        }}
      />
      {isUndivided ? name : null}
      {hasContact || isUndivided ? contact : null}
    </>
  )
}
