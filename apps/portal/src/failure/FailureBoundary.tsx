import { Component, type ReactNode } from 'react';
import { PageError } from './PageError';

interface Props {
  /** Another address is another chance. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  key: string;
  failure: { error: unknown } | null;
}

/**
 * Error boundary for what fails outside a page, such as the shell; pages have their own (`FeaturePage` of feature-kit).
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { key: this.props.resetKey, failure: null };

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): State | null {
    return key === resetKey ? null : { key: resetKey, failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
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
