import { Component, type ReactNode } from "react";
import { ButtonLink } from "../components/button";

type ErrorBoundaryProps = {
  title: string;
  home: { label: string; to: string };
  /** Shows no error, because the page works without these children. */
  isQuiet?: boolean;
  onError?: () => void;
  children: ReactNode;
};

/** Catches rendering errors of its children and shows the message with a link to the home page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  /** Retries with new children: in development, a page renders again once its data is there. */
  override componentDidUpdate({ children }: ErrorBoundaryProps) {
    if (this.state.message !== undefined && children !== this.props.children) this.setState({ message: undefined });
  }

  override render() {
    const { message } = this.state;
    const { title, home, isQuiet, children } = this.props;
    if (message === undefined) return children;
    if (isQuiet) return null;
    return (
      <section className="container-page section-space" role="alert">
        <h1 className="text-headline" lang="en">
          {title}
        </h1>
        <p className="mt-6 font-semibold text-brick" lang="en">
          {message}
        </p>
        <ButtonLink {...home} reloadDocument size="lg" className="mt-8" />
      </section>
    );
  }
}
