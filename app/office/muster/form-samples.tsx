import { Checkbox, RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { CodeField } from '~/kit/code-field'
import { CountryField } from '~/kit/country-field'
import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField, TextField } from '~/kit/field'
import { FieldConflicts } from '~/kit/field-conflicts'
import { FormMore } from '~/kit/form-more'
import { FormPart } from '~/kit/form-part'
import { OfficeForm } from '~/kit/office-form'
import { RecordForm } from '~/kit/record-form'
import { AddAnyway, Alike } from '~/kit/records/alike'
import { RadioField } from '~/kit/records/radio-field'
import { useRefusal } from '~/kit/refusal'
import { ReturnCodeField } from '~/kit/return-code-field'
import { SecondLook } from '~/kit/second-look'
import { SelectField } from '~/kit/select-field'
import { UploadForm } from '~/kit/upload-form'
import { Sample, Samples } from './sample'
import { HERE, LONG, SENTENCE, USUAL } from './words'

/** Given back with faults where the page was asked for so: `useRefusal` knows. */
export function FormSamples() {
  const { faults, values } = useRefusal()
  const options = [USUAL, LONG].map((label, index) => ({ value: `${index}`, label }))
  return (
    <Samples name="Formular">
      <ErrorSummary faults={faults} />
      <FieldConflicts labelOf={(field) => field} show={(_, value) => String(value ?? '')} />
      <Alike texts={{ title: 'Das gibt es schon', text: SENTENCE }} pathOf={() => HERE} />
      <Sample state="Felder jeder Breite, in zwei Spalten">
        <RecordForm action={HERE} button="Speichern" revision={1}>
          <FormPart title="Anschrift">
            <TextField name="first_name" label="Vorname" />
            <TextField
              name="last_name"
              label="Nachname"
              fault={faults.last_name}
              defaultValue={values.last_name}
            />
            <TextField name="street" label="Straße" hint={SENTENCE} defaultValue={LONG} />
            <TextField name="postal_code" label="PLZ" />
            <TextField name="city" label="Ort" isOptional />
            <CountryField name="country" label="Land" />
            <CodeField hint={SENTENCE} />
            <ReturnCodeField />
            <TextField name="email" type="email" label="E-Mail-Adresse" note="für Rechnungen" />
          </FormPart>
          <FormMore title="Anderes" about="Auswahl, Ankreuzen, Text" names={['note']} isUsed>
            <SelectField
              name="kind"
              label="Art"
              value="1"
              hint={SENTENCE}
              fault={faults.kind}
              options={options}
            />
            <SelectField name="group" label="Gruppen" value="0" groups={[{ label: 'Gruppe', options }]} />
            <Checkbox id="agreed" name="agreed" label={SENTENCE} fault={faults.agreed} />
            <RadioField<'a' | 'b'>
              name="way"
              legend="Weg"
              labels={{ a: USUAL, b: LONG }}
              stored="a"
              more={{ a: <p>{SENTENCE}</p> }}
            />
            <ChoiceGroup id="size" legend="Größe" fault={faults.size}>
              <RadioChoice id="size" name="size" value="s" label="Klein" hint={SENTENCE} isChecked />
            </ChoiceGroup>
            <TextAreaField
              name="note"
              label="Bemerkung"
              hint={SENTENCE}
              fault={faults.note}
              defaultValue={LONG}
            />
          </FormMore>
          <FormMore title="Zugeklappt" about={LONG} names={[]}>
            <TextField name="hidden_one" label="Verborgen" />
          </FormMore>
          <AddAnyway />
        </RecordForm>
      </Sample>
      <Sample state="Ein anderes Konto, zu vergleichen und zu bestätigen">
        <RecordForm action={HERE} button="Konto wechseln" revision={1}>
          <SecondLook
            holder={LONG}
            before={{ iban: null, bankName: null }}
            after={{ iban: 'DE02120300000000202051', bankName: USUAL }}
            text={SENTENCE}
            asksForCode={false}
          />
        </RecordForm>
      </Sample>
      <Sample state="Knöpfe: einer, zwei, ruhig, gedrückt">
        <OfficeForm
          action={HERE}
          button="Speichern"
          second={{ name: 'senden', label: 'Speichern und senden' }}
        />
        <OfficeForm action={HERE} button={LONG} isQuiet />
        <button type="button" className="button" aria-busy="true">
          Gedrückt
        </button>
      </Sample>
      <Sample state="Datei">
        <UploadForm action={HERE} label="Datei" hint={SENTENCE} button="Hochladen" accept=".pdf" />
      </Sample>
    </Samples>
  )
}
