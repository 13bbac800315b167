import { Component, type ReactNode } from 'react';
import { PageFault } from './page-fault.tsx';
import { reportError } from './report-error.ts';

/** The last net, around everything: what the router's own nets do not hold. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? <PageFault /> : this.props.children;
  }
}
