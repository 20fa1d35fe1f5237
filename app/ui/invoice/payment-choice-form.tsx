import type { PaymentOptions } from '~/domain/invoices/linked-invoice.server'
import type { Refusal } from '~/forms/faults'
import { Checkbox, RadioChoice } from '../choice'
import { ChoiceGroup } from '../choice-group'
import { TextField } from '../field'
import { unbroken } from '../figures'
import { PostForm } from '../form'
import { useTexts } from '../language'

interface Props {
  action: string
  formKey: string
  options: PaymentOptions
  firm: string
  refusal: Refusal | undefined
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
        <button type="submit" className="button">
          {texts.button}
        </button>
      </PostForm>
    </section>
  )
}

interface NewMandateProps {
  isChecked: boolean
  isFirst: boolean
  consent: string
  refusal: Refusal | undefined
}

function NewMandate({ isChecked, isFirst, consent, refusal }: NewMandateProps) {
  const texts = useTexts().invoice.choice
  const { faults = {}, values = {} } = refusal ?? {}
  return (
    <RadioChoice
      id="choice-new"
      name="choice"
      value="new"
      label={isFirst ? texts.newFirst : texts.newOther}
      hint={texts.newHint}
      isChecked={isChecked}
    >
      <TextField
        name="iban"
        label={texts.iban}
        hint={texts.ibanHint}
        fault={faults.iban}
        defaultValue={values.iban}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
      />
      <TextField
        name="holder"
        label={texts.holder}
        fault={faults.holder}
        defaultValue={values.holder}
        autoComplete="name"
        maxLength={70}
      />
      <Checkbox
        id="consent"
        name="consent"
        label={consent}
        fault={faults.consent}
        isChecked={values.consent !== undefined}
      />
      <p className="small soft">{texts.consentRight}</p>
    </RadioChoice>
  )
}

function currentChoice(options: PaymentOptions): string {
  if (options.current === 'requested') return 'keep'
  return options.current === 'direct_debit' ? (options.mandateId ?? '') : 'transfer'
}
