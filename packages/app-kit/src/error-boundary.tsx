import { Component, type ReactNode } from 'react';
import type { ReportError } from './report-error.ts';

interface ErrorBoundaryProps {
  /** What stands where everything broke. */
  fallback: ReactNode;
  report: ReportError;
  children: ReactNode;
}

/** The last net, around everything: what the router's own nets do not hold. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
