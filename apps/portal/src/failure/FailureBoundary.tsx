import { Component, type ReactNode } from 'react';
import { PageError } from './PageError';

interface Props {
  /** Another address is another chance. */
  resetKey: string;
  children: ReactNode;
}

/** For what fails outside a page, such as the shell; pages have boundaries of their own (feature-kit). */
export class FailureBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <PageError error={failure.error} retry={this.retry} />
      </main>
    );
  }
}
