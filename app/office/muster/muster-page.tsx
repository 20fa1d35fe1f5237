import { FormSamples } from './form-samples'
import { ListSamples } from './list-samples'
import { RecordSamples } from './record-samples'

/** Every part of the office's kit in every state, for those who change one. */
export function MusterPage() {
  return (
    <>
      <h1>Muster</h1>
      <RecordSamples />
      <ListSamples />
      <FormSamples />
    </>
  )
}
