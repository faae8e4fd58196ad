import { Component, type ReactNode } from "react";
import { ButtonLink } from "../components/button";

type ErrorBoundaryProps = {
  title: string;
  home: { label: string; to: string };
  children: ReactNode;
};

/** Catches what fails inside a page and says so, with a way home. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { title, home, children } = this.props;
    if (!error) return children;
    return (
      <section className="container-page section-space" role="alert">
        <h1 className="text-title" lang="en">
          {title}
        </h1>
        <p className="mt-6 font-semibold text-tile" lang="en">
          {error.message}
        </p>
        <ButtonLink to={home.to} size="lg" className="mt-8">
          {home.label}
        </ButtonLink>
      </section>
    );
  }
}
