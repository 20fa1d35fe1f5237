import type { PaymentOptions } from '~/domain/invoices/linked-invoice.server'
import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { unbroken } from '~/kit/figures'
import { PostForm } from '~/kit/form'
import type { FormRefusal } from '~/kit/forms/faults'
import { useTexts } from '~/kit/language'
import { NewMandate } from './new-mandate'

interface Props {
  action: string
  formKey: string
  options: PaymentOptions
  firm: string
  refusal: FormRefusal | undefined
}

export function PaymentChoiceForm({ action, formKey, options, firm, refusal }: Props) {
  const texts = useTexts().invoice.choice
  const chosen = refusal?.values.choice ?? currentChoice(options)
  const isChosen = (value: string) => chosen === value
  return (
    <section className="sheet stack screen-only" aria-labelledby="zahlungswahl">
      <h2 id="zahlungswahl">{texts.title}</h2>
      <PostForm action={action} formKey={formKey}>
        <ChoiceGroup id="choice" legend={texts.legend} fault={refusal?.faults.choice}>
          <RadioChoice
            id="choice"
            name="choice"
            value="transfer"
            label={texts.transfer}
            hint={texts.transferHint}
            isChecked={isChosen('transfer')}
          />
          {options.requested ? (
            <RadioChoice
              id="choice-requested"
              name="choice"
              value="keep"
              label={texts.requested(unbroken(options.requested.ibanMasked))}
              hint={texts.mandateHint(options.requested.reference)}
              isChecked={isChosen('keep')}
            />
          ) : null}
          {options.mandates.map((mandate) => (
            <RadioChoice
              key={mandate.id}
              id={`choice-${mandate.id}`}
              name="choice"
              value={mandate.id}
              label={texts.mandate(unbroken(mandate.ibanMasked))}
              hint={texts.mandateHint(mandate.reference)}
              isChecked={isChosen(mandate.id)}
            />
          ))}
          {options.creditorId !== null ? (
            <NewMandate
              isChecked={isChosen('new')}
              isFirst={options.mandates.length === 0 && options.requested === null}
              consent={texts.consent(firm, options.creditorId)}
              refusal={refusal}
            />
          ) : null}
        </ChoiceGroup>
        <button type="submit" className="button button-quiet">
          {texts.button}
        </button>
      </PostForm>
    </section>
  )
}

/** Whether there is more than one way to pay: without it nothing is asked. */
export function hasChoice(options: PaymentOptions | null): options is PaymentOptions {
  if (options === null) return false
  return options.creditorId !== null || options.requested !== null || options.mandates.length > 0
}

function currentChoice(options: PaymentOptions): string {
  if (options.current === 'requested') return 'keep'
  return options.current === 'direct_debit' ? (options.mandateId ?? '') : 'transfer'
}
