/** What comes of steps that are gone through at one go. */
export function atOnce<Value>(steps: Iterator<unknown, Value>): Value {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
