import { ApiError } from '@shala/api-client/api-error.ts';
import type { Cart, Coupon } from '@shala/api-client/store.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { t } from '#shared/texts/texts.ts';
import { couponQuery } from '../queries.ts';
import { forgetCoupon, readCoupon, writeCoupon } from './coupon-memory.ts';

export interface CouponState {
  /** In force, with what the server made of it. */
  readonly coupon: Coupon | null;
  readonly isAsking: boolean;
  /** Why the last one was refused. */
  readonly refusal: string | null;
  readonly apply: (code: string) => void;
  readonly remove: () => void;
}

/** The server prices the cart with a code, again after each change of the cart; what it refuses is dropped. */
export function useCoupon(studentId: number, cart: Cart): CouponState {
  const [code, setCode] = useState(() => readCoupon(studentId));
  const [refusal, setRefusal] = useState<string | null>(null);
  const query = useQuery({
    ...couponQuery(studentId, code ?? '', cart.items),
    enabled: code !== null && cart.items.length > 0,
  });
  const { error, data } = query;

  useEffect(() => {
    if (error === null) return;
    const reason = reasonOf(error);
    // Asked again without an answer: what is known stays.
    if (reason === null && data !== undefined) return;
    toast.bad(t('store.failedTitle'), t('store.failedCoupon'));
    setRefusal(reason ?? t('error.noConnection'));
    setCode(null);
    // Where it may still be good, the next visit asks again.
    if (reason !== null && !(error instanceof ApiError && error.retryAfter !== null)) forgetCoupon(studentId);
  }, [error, data, studentId]);

  const accepted = code === null ? undefined : data?.code;
  useEffect(() => {
    if (accepted !== undefined) writeCoupon(studentId, accepted);
  }, [accepted, studentId]);

  return {
    coupon: code === null ? null : (data ?? null),
    isAsking: code !== null && query.isFetching,
    refusal,
    apply: (wanted) => {
      setRefusal(null);
      setCode(wanted);
    },
    remove: () => {
      forgetCoupon(studentId);
      setRefusal(null);
      setCode(null);
    },
  };
}
