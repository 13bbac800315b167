import type { HandOver } from '@shala/api-client/orders.ts';
import { useEffect, useRef } from 'react';

/** Leaves for the gateway's page as soon as it is drawn. */
export function HandOverForm({ form: { action, fields } }: { form: NonNullable<HandOver['form']> }) {
  const form = useRef<HTMLFormElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    form.current?.submit();
  }, []);
  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
