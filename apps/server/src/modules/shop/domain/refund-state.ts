export type RefundReason = 'requested' | 'duplicate' | 'surplus' | 'mismatch';
